import { type FormEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { readCriteria } from '#lib/jobs/query.ts'
import { filterRows, type JobCriteria } from '#lib/jobs/filters.ts'
import { hasCriteria } from '#lib/jobs/search.ts'
import { jobSearchSectionId } from '#lib/site/pages.ts'
import { grid, up } from '#styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Field, keepFocus } from '../ui/Field.tsx'
import { fillForm, formValues } from '../hooks/nativeForm.ts'
import { Wrap } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  heading: string | null
  /** Of the search that is shown. */
  criteria: JobCriteria
  /** Whether the search has been read from the URL. */
  known: boolean
  onFind: (criteria: JobCriteria) => void
  onClear: () => void
}

const empty = { jobtitle: '', ...Object.fromEntries(filterRows.map(([name]) => [name, ''])) }

const headingId = 'job-search-heading'

/**
 * The search form; all fields are optional, and only the native form holds them.
 * docs/specification.md#job-search.
 */
export function JobFinder({ heading, criteria, known, onFind, onClear }: Props) {
  const card = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const wasKnown = useRef(false)
  // By value: the next page of a search leaves what is typed meanwhile.
  const shown = JSON.stringify(criteria)

  // Follows the URL, but keeps what was typed before it is known.
  useEffect(() => {
    if (!known || !card.current) return
    const typed = wasKnown.current ? {} : filledIn(card.current)
    wasKnown.current = true
    fillForm(card.current, { ...empty, ...JSON.parse(shown), ...typed })
  }, [known, shown])

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFind(readCriteria(formValues(event.currentTarget)))
  }

  function clear() {
    onClear()
    // The focused button unmounts.
    title.current?.focus()
  }

  return (
    <Wrap
      as="section"
      id={jobSearchSectionId}
      // Named because it gets the focus; the landmark is the form.
      role="group"
      aria-labelledby={heading ? headingId : undefined}
    >
      <Card ref={card} role="search" aria-labelledby={heading ? headingId : undefined} onSubmit={find}>
        <Title level="h2" id={headingId} text={heading} />
        <Fields data-scripted>
          <Field
            ref={title}
            id="jobtitle"
            name="jobtitle"
            label="Job Title"
            placeholder="Customer service"
            enterKeyHint="search"
          />
          {filterRows.map(([name, { label, any, choices }]) => (
            <Field key={name} as="select" id={name} name={name} label={label}>
              <option value="">{any}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Field>
          ))}
          <Buttons>
            {/* The second click of a double click would end the first one's way to the results. */}
            <Button type="submit" onClick={(event) => event.detail > 1 && event.preventDefault()}>
              Find Jobs
            </Button>
            {/* It may also end here, where Clear has just appeared. */}
            {hasCriteria(criteria) && (
              <Button
                variant="line"
                jack="none"
                onMouseDown={keepFocus}
                onClick={({ detail }) => detail < 2 && clear()}
              >
                Clear
              </Button>
            )}
          </Buttons>
        </Fields>
      </Card>
    </Wrap>
  )
}

/** Values typed before hydration or restored by the browser, which React does not know. */
const filledIn = (form: HTMLFormElement) =>
  Object.fromEntries(Object.entries(formValues(form)).filter(([, value]) => value !== ''))

const Card = styled.form`
  position: relative;
  z-index: 2;
  margin-top: clamp(-4.5rem, -5vw, -2.5rem);
  padding: clamp(1.5rem, 3vw, 2.75rem);
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: #fff;
  box-shadow: var(--shadow-pop);
`

const Title = styled(Heading)`
  margin-bottom: 1.35rem;
  font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem);
`

const Fields = styled.div`
  ${grid({ md: 2 })}
  gap: 1.1rem;
  align-items: end;

  ${up.lg} {
    grid-template-columns: minmax(0, 1.25fr) repeat(${filterRows.length}, minmax(0, 1fr)) auto;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  > * {
    flex: 1 1 auto;
    padding-inline: 1.2rem;
  }
`
