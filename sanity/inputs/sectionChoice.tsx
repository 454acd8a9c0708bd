import { useMemo, type ReactNode } from 'react'
import { useFormValue, type StringInputProps } from 'sanity'
import { ownPage } from '../../lib/site/sectionAnchors.ts'
import { sectionChoices, sectionsQuery, type SectionWords } from '../schemas/rules/section.ts'
import { useFetched } from '../studioClient.ts'
import { quiet } from './styles.ts'

/** Inputs for links to sections of landing pages. */

type Item = { value: string; title: string }

/** Sanity's list, of these items. */
function useList(props: StringInputProps, list: Item[]): ReactNode {
  const { schemaType } = props
  const known = JSON.stringify(list)
  const withList = useMemo(
    () => ({ ...schemaType, options: { ...schemaType.options, list: JSON.parse(known) as Item[] } }),
    [schemaType, known],
  )
  return props.renderDefault({ ...props, schemaType: withList })
}

/** The pages of the site. Only a landing page can also lead to itself. */
export function PageInput(props: StringInputProps): ReactNode {
  const isLandingPage = useFormValue(['_type']) === 'landingPage'
  const list = (props.schemaType.options?.list ?? []) as Item[]
  return useList(props, isLandingPage ? list : list.filter(({ value }) => value !== ownPage))
}

/** The sections of the landing page that a link leads to. */
export function SectionInput(props: StringInputProps): ReactNode {
  const link = useFormValue(props.path.slice(0, -1)) as
    { page?: string; landingPage?: { _ref?: string } } | undefined
  const own = useFormValue(['sections']) as SectionWords[] | undefined
  const id = link?.landingPage?._ref
  const others = useFetched<SectionWords[]>(id && sectionsQuery, id)
  const choices = sectionChoices((id ? others : own) ?? [])
  return useList(
    props,
    choices.map(({ anchor, title }) => ({ value: anchor, title })),
  )
}

/** The name of a section, with the address that it makes. */
export function AnchorInput(props: StringInputProps): ReactNode {
  const section = useFormValue(props.path.slice(0, -1)) as SectionWords | undefined
  const all = useFormValue(['sections']) as SectionWords[] | undefined
  const slug = useFormValue(['slug', 'current']) as string | undefined
  const anchor = sectionChoices(all ?? []).find(({ key }) => key === section?._key)?.anchor
  return (
    <div>
      {props.renderDefault(props)}
      {anchor && <p style={quiet}>{`It stands at /${slug ?? '…'}#${anchor}`}</p>}
    </div>
  )
}
