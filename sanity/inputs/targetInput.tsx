import { Select, Stack } from '@sanity/ui'
import { Fragment, type ReactNode } from 'react'
import { set, type StringInputProps } from 'sanity'
import { sitePages } from '../../lib/site/pages.ts'
import { newUrlOf } from '../schemas/rules/address.ts'
import { sectionChoices, sectionWords, type SectionWords } from '../schemas/rules/section.ts'
import { useFetched } from '../studioClient.ts'
import { tidiedInput } from './tidiedInput.ts'

const Tidied = tidiedInput(newUrlOf)

type Target = { title: string | null; slug: string; sections: SectionWords[] | null }

/** Landing pages as published, with their sections. */
const targetsQuery = /* groq */ `*[_type == "landingPage" && defined(slug.current)] | order(title asc) {
  title, "slug": slug.current, ${sectionWords}
}`

/** Where a redirect leads: written, or picked from the pages and their sections. */
export function TargetInput(props: StringInputProps): ReactNode {
  const { value, onChange, readOnly } = props
  const targets = useFetched<Target[]>(targetsQuery) ?? []
  return (
    <Stack gap={2}>
      <Tidied {...props} />
      <Select
        aria-label="Pick a page of this site"
        value=""
        disabled={readOnly === true}
        onChange={({ currentTarget }) => onChange(set(currentTarget.value))}
      >
        <option value="">{value ? 'Pick another page of this site…' : 'Pick a page of this site…'}</option>
        {sitePages.map(({ path, title }) => (
          <option key={path} value={path}>{`${title} (${path})`}</option>
        ))}
        {targets.map(({ title, slug, sections }) => (
          <Fragment key={slug}>
            <option value={`/${slug}`}>{`${title ?? 'Landing page'} (/${slug})`}</option>
            {sectionChoices(sections ?? []).map((section) => (
              <option key={section.key} value={`/${slug}#${section.anchor}`}>{`— ${section.title}`}</option>
            ))}
          </Fragment>
        ))}
      </Select>
    </Stack>
  )
}
