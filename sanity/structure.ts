import { AddIcon } from '@sanity/icons/Add'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StarIcon } from '@sanity/icons/Star'
import { UsersIcon } from '@sanity/icons/Users'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ConfigContext, DocumentDefinition } from 'sanity'
import type { ListItem, StructureBuilder, StructureResolver } from 'sanity/structure'
import { addressTypes, pageTypes } from './schemas/index.ts'
import { siteSettings } from './schemas/pages/siteSettings.ts'

/** Lists whose order on the site is the order in the sidebar. `id` is the list's part of the Studio's address. */
const orderedLists = [
  { id: 'people', type: 'teamMember', title: 'People', add: 'Add a person', icon: UsersIcon },
  { id: 'roles', type: 'roleGroup', title: 'Roles', add: 'Add a group of roles', icon: CaseIcon },
  { id: 'case-studies', type: 'caseStudy', title: 'Case studies', add: 'Add a case study', icon: BookIcon },
  { id: 'faq', type: 'faqItem', title: 'FAQ', add: 'Add a question', icon: HelpCircleIcon },
  { id: 'reviews', type: 'review', title: 'Reviews', add: 'Add a review', icon: StarIcon },
] as const

type OrderedList = (typeof orderedLists)[number]

/** A list that is put in order by dragging: the plugin's, with a title and a menu in our words. */
function orderedList(S: StructureBuilder, context: ConfigContext, list: OrderedList): ListItem {
  const { id, type, title, icon, add } = list
  const item = orderableDocumentListDeskItem({ id, type, title, icon, S, context })
  const menuItems = [
    S.menuItem().title(add).icon(AddIcon).intent({ type: 'create', params: { type } }).serialize(),
  ]
  return { ...item, child: Object.assign({}, item.child, { title, menuItems }) }
}

/** A page or the settings: opens its form at once, for there is only one. */
function onlyOne(S: StructureBuilder, { name, title = name, icon }: DocumentDefinition) {
  return S.listItem()
    .id(name)
    .title(title)
    .icon(icon)
    .schemaType(name)
    .child(S.document().schemaType(name).documentId(name).title(title))
}

/** A list that needs no order. */
function plainList(S: StructureBuilder, { name, title = name, icon }: DocumentDefinition) {
  const menuItems = [
    S.menuItem()
      .title('Add')
      .icon(AddIcon)
      .intent({ type: 'create', params: { type: name } }),
  ]
  return S.listItem()
    .id(name)
    .title(`${title}s`)
    .icon(icon)
    .schemaType(name)
    .child(S.documentTypeList(name).title(`${title}s`).menuItems(menuItems))
}

/** The sidebar. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('pages')
        .title('Pages')
        .icon(DocumentsIcon)
        .child(
          S.list()
            .id('pages')
            .title('Pages')
            .items(pageTypes.map((page) => onlyOne(S, page))),
        ),
      S.divider(),
      ...orderedLists.map((list) => orderedList(S, context, list)),
      S.divider(),
      ...addressTypes.map((type) => plainList(S, type)),
      S.divider(),
      onlyOne(S, siteSettings),
    ])
