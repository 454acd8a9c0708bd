import { useMemo, type ReactNode } from 'react'
import { useFormValue, type StringInputProps } from 'sanity'
import { ownPage, sectionWords } from '../../lib/site/sectionAnchors.ts'

/** Inputs for links to sections of landing pages. */

type Item = { value: string; title: string }

/** Sanity's list, of these items. */
function useList(props: StringInputProps, list: readonly Item[]): ReactNode {
  const { schemaType } = props
  const withList = useMemo(
    () => ({ ...schemaType, options: { ...schemaType.options, list: [...list] } }),
    [schemaType, list],
  )
  return props.renderDefault({ ...props, schemaType: withList })
}

/** The pages of the site. Only a landing page can also lead to itself. */
export function PageInput(props: StringInputProps): ReactNode {
  const isLandingPage = useFormValue(['_type']) === 'landingPage'
  const all = props.schemaType.options?.list as Item[]
  const list = useMemo(
    () => (isLandingPage ? all : all.filter(({ value }) => value !== ownPage)),
    [all, isLandingPage],
  )
  return useList(props, list)
}

/**
 * The kinds of sections. The list is the input's: as the field's, Sanity would refuse a name that an
 * earlier release stored.
 */
export function SectionInput(props: StringInputProps): ReactNode {
  const { value } = props
  const list = useMemo(() => {
    const isStored = value && !sectionWords.some((word) => word.value === value)
    return isStored ? [...sectionWords, { value, title: `#${value}` }] : sectionWords
  }, [value])
  return useList(props, list)
}
