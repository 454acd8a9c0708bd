import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { readCriteria } from '../../lib/jobs/address.ts'
import { jobCategories, locations } from '../../lib/jobs/options.ts'
import { hasCriteria, type JobCriteria } from '../../lib/jobs/search.ts'
import { jobSearchSectionId } from '../../lib/routes.ts'
import { scriptless, up } from '../../styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { typedIn } from '../ui/typedIn.ts'

type Props = {
  heading: string | null
  /** Of the search that is shown; the form follows it. */
  criteria: JobCriteria
  /** Whether the address has told its search yet. */
  known: boolean
  onFind: (criteria: JobCriteria) => void
  onClear: () => void
}

const empty = { jobtitle: '', location: '', jobcategory: '' }
const names = ['jobtitle', 'location', 'jobcategory'] as const

const headingId = 'job-search-heading'

/** The search form, on a card that reaches into the hero. All fields are optional and none is checked. Spec sections 2 and 5. */
export function JobFinder({ heading, criteria, known, onFind, onClear }: Props) {
  const card = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const shown = JSON.stringify(criteria)
  const followed = useRef(shown)
  const wasKnown = useRef(false)
  // The form's own searches that are not in the address yet.
  const asked = useRef<string[]>([])
  const form = useFormik({
    initialValues: { ...empty, ...criteria },
    onSubmit: (values) => {
      const sought = readCriteria(values)
      asked.current.push(JSON.stringify(sought))
      onFind(sought)
    },
  })

  const { setValues } = form
  useEffect(() => {
    void setValues({ ...empty, ...typedIn(card.current, names) }, false)
  }, [setValues])

  // The form follows the address. But its own search takes a moment to get there: what is typed meanwhile is the next one, and stays. So
  // does what was typed before the address had told anything.
  useEffect(() => {
    if (!known) return
    const typed = wasKnown.current ? {} : typedIn(card.current, names)
    wasKnown.current = true
    if (shown === followed.current) return
    followed.current = shown
    const own = asked.current.indexOf(shown)
    asked.current = own < 0 ? [] : asked.current.slice(own + 1)
    if (own < 0) void setValues({ ...empty, ...criteria, ...typed }, false)
  }, [known, shown, criteria, setValues])

  function clear() {
    onClear()
    // The button that had focus goes away with the search.
    title.current?.focus()
  }

  return (
    <Wrap
      as="section"
      id={jobSearchSectionId}
      // Named because it takes the focus; the landmark is the form.
      role="group"
      aria-labelledby={heading ? headingId : undefined}
    >
      <Card
        ref={card}
        role="search"
        aria-labelledby={heading ? headingId : undefined}
        onSubmit={form.handleSubmit}
        autoComplete="off"
      >
        {heading && <h2 id={headingId}>{heading}</h2>}
        <Fields>
          <Field
            {...form.getFieldProps('jobtitle')}
            ref={title}
            id="jobtitle"
            label="Job Title"
            placeholder="Customer service"
            enterKeyHint="search"
          />
          <Field {...form.getFieldProps('location')} as="select" id="location" label="Location">
            <option value="">Any location</option>
            {locations.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
          <Field {...form.getFieldProps('jobcategory')} as="select" id="jobcategory" label="Job Category">
            <option value="">Any category</option>
            {jobCategories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
          <div className="buttons">
            <Button type="submit">Find Jobs</Button>
            {/* It comes where the other button was: the second click of a double one on that is not meant for it. */}
            {hasCriteria(criteria) && (
              <Button variant="line" plain onClick={({ detail }) => detail < 2 && clear()}>
                Clear
              </Button>
            )}
          </div>
        </Fields>
      </Card>
    </Wrap>
  )
}

const Card = styled.form`
  position: relative;
  z-index: 2;
  margin-top: clamp(-4.5rem, -5vw, -2.5rem);
  padding: clamp(1.5rem, 3vw, 2.75rem);
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: #fff;
  box-shadow: var(--shadow-pop);

  h2 {
    margin-bottom: 1.35rem;
    font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem);
  }

  /* Without scripts nothing can be searched: every job stands below. */
  ${scriptless} {
    h2 {
      margin-bottom: 0;
    }
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  align-items: end;

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  .buttons > * {
    flex: 1 1 auto;
    padding-inline: 1.2rem;
  }

  ${up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${up.lg} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  }

  ${scriptless} {
    display: none;
  }
`
