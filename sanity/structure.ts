// https://www.sanity.io/docs/structure-builder-cheat-sheet
import { AddIcon } from '@sanity/icons/Add'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { ClockIcon } from '@sanity/icons/Clock'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StarIcon } from '@sanity/icons/Star'
import { UsersIcon } from '@sanity/icons/Users'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ConfigContext, DocumentDefinition } from 'sanity'
import type {
  ListItem,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { map } from 'rxjs'
import { publicEnv } from '../lib/site/env.ts'
import { timeInWords } from '../lib/site/visibility.ts'
import { pathTypes, listTypes, pageTypes } from './schemas/index.ts'
import { siteSettings } from './schemas/pages/siteSettings.ts'
import { liveQuery } from './studioClient.ts'

/** Lists that editors order by dragging. `id` is part of the Studio's URL. */
const orderedLists = [
  { id: 'people', type: 'teamMember', title: 'People', add: 'Add a person', icon: UsersIcon },
  { id: 'roles', type: 'roleGroup', title: 'Roles', add: 'Add a group of roles', icon: CaseIcon },
  { id: 'case-studies', type: 'caseStudy', title: 'Case studies', add: 'Add a case study', icon: BookIcon },
  { id: 'faq', type: 'faqItem', title: 'FAQ', add: 'Add a question', icon: HelpCircleIcon },
  { id: 'reviews', type: 'review', title: 'Reviews', add: 'Add a review', icon: StarIcon },
] as const

type OrderedList = (typeof orderedLists)[number]

/** The plugin's orderable list, with our title and menu. */
function orderedList(S: StructureBuilder, context: ConfigContext, list: OrderedList): ListItem {
  const { id, type, title, icon, add } = list
  const item = orderableDocumentListDeskItem({ id, type, title, icon, S, context })
  const menuItems = [
    S.menuItem().title(add).icon(AddIcon).intent({ type: 'create', params: { type } }).serialize(),
  ]
  return { ...item, child: Object.assign({}, item.child, { title, menuItems }) }
}

/** Opens the form of a singleton. */
function singleton(S: StructureBuilder, { name, title = name, icon = DocumentIcon }: DocumentDefinition) {
  return S.listItem()
    .id(name)
    .title(title)
    .icon(icon)
    .schemaType(name)
    .child(S.document().schemaType(name).documentId(name).title(title))
}

const editable: DocumentDefinition[] = [...pageTypes, siteSettings, ...listTypes, ...pathTypes]
const types = editable.map(({ name }) => name)

/** In the Studio's views `_id` is the published one; it asks for the types as they are stored. */
const isDraft = 'coalesce(_originalId, _id) in path("drafts.**")'

/** Every draft, the last change first. */
const draftsList = (S: StructureBuilder) =>
  S.documentList()
    .id('drafts')
    .title('Not published yet')
    .apiVersion(publicEnv.sanity.apiVersion)
    .filter(`_type in $types && ${isDraft}`)
    .params({ types })
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .initialValueTemplates([])

type Published = { _id: string; _type: string; _updatedAt: string; name: string | null }

const lastPublished = /* groq */ `*[_type in $types && !(_id in path("drafts.**"))]
  | order(_updatedAt desc)[0...50]{
    _id, _type, _updatedAt, "name": coalesce(title, name, question, header, from, hero.heading)
  }`

/** What was published last, with the time, which no list of Sanity's shows. */
const changedList = (S: StructureBuilder, { documentStore }: StructureResolverContext) =>
  liveQuery<Published[]>(documentStore, lastPublished, { types }).pipe(
    map((all) =>
      S.list()
        .id('changed')
        .title('Changed last')
        .items(
          all.map(({ _id, _type, _updatedAt, name }) => {
            const { title, icon } = editable.find((type) => type.name === _type) ?? {}
            const when = timeInWords(Date.parse(_updatedAt), Date.now())
            const item = S.listItem()
              .id(_id)
              .title(`${when} · ${(_id === _type ? title : name) ?? title ?? _type}`)
              // Another id than the document's: a link to it would open here, not at its own place.
              .child(S.document().id(`changed-${_id}`).documentId(_id).schemaType(_type))
            return icon ? item.icon(icon) : item
          }),
        ),
    ),
  )

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
            .items(pageTypes.map((page) => singleton(S, page))),
        ),
      S.divider(),
      ...orderedLists.map((list) => orderedList(S, context, list)),
      S.divider(),
      ...pathTypes.map(({ name, title = name }) => S.documentTypeListItem(name).title(`${title}s`)),
      S.divider(),
      singleton(S, siteSettings),
      S.divider(),
      S.listItem()
        .id('drafts')
        .title('Not published yet')
        .icon(EditIcon)
        .child(() => draftsList(S)),
      S.listItem()
        .id('changed')
        .title('Changed last')
        .icon(ClockIcon)
        .child(() => changedList(S, context)),
    ])
