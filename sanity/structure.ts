import { BookIcon, CaseIcon, DocumentsIcon, HelpCircleIcon, StarIcon, UsersIcon } from '@sanity/icons'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { DocumentDefinition } from 'sanity'
import type { StructureResolver } from 'sanity/structure'
import { pageTypes } from './schemas/index.ts'
import { siteSettings } from './schemas/pages/siteSettings.ts'

/** Lists whose order on the site is the order in the sidebar. */
export const orderedLists = [
  { type: 'teamMember', title: 'People', icon: UsersIcon },
  { type: 'roleGroup', title: 'Roles', icon: CaseIcon },
  { type: 'caseStudy', title: 'Case studies', icon: BookIcon },
  { type: 'faqItem', title: 'FAQ', icon: HelpCircleIcon },
  { type: 'review', title: 'Reviews', icon: StarIcon },
] as const

/** The sidebar. */
export const structure: StructureResolver = (S, context) => {
  const onlyOne = ({ name, title = name, icon }: DocumentDefinition) =>
    S.listItem()
      .id(name)
      .title(title)
      .icon(icon)
      .schemaType(name)
      .child(S.document().schemaType(name).documentId(name).title(title))
  return S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('pages')
        .title('Pages')
        .icon(DocumentsIcon)
        .child(S.list().id('pages').title('Pages').items(pageTypes.map(onlyOne))),
      S.divider(),
      ...orderedLists.map((list) => orderableDocumentListDeskItem({ ...list, S, context })),
      S.divider(),
      onlyOne(siteSettings),
    ])
}
