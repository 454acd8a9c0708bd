/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ObjectInputProps, StringInputProps } from 'sanity'
import { countedInput } from '#sanity/inputs/countedInput.tsx'
import { SearchPreviewInput } from '#sanity/inputs/searchPreview.tsx'

let mockName: string | undefined
let mockDocument: { _type: string; sections?: object[] }
jest.mock(
  'sanity',
  () => ({
    useEditState: () => ({ published: { name: mockName } }),
    useFormValue: ([field]: [keyof typeof mockDocument]) => mockDocument[field],
  }),
  { virtual: true },
)

beforeEach(() => {
  mockDocument = { _type: 'aboutPage' }
  mockName = undefined
})

const fields = () => <input aria-label="fields" />
const entry = (value: object | undefined) => ({ value, renderDefault: fields }) as unknown as ObjectInputProps
const text = (value: string | undefined) => ({ value, renderDefault: fields }) as unknown as StringInputProps

describe('the search entry’s inputs', () => {
  it('count the characters that are written', () => {
    const CountedInput = countedInput(60)
    const { rerender } = render(<CountedInput {...text('Our Blog')} />)
    expect(screen.getByText('8 of 60 characters')).toBeInTheDocument()
    rerender(<CountedInput {...text(undefined)} />)
    expect(screen.getByText('0 of 60 characters')).toBeInTheDocument()
  })

  it('say what is empty on a landing page in its hero’s words', () => {
    mockDocument.sections = [{ _type: 'heroSection', heading: 'Seats by March', text: 'Forty of them.' }]
    render(<SearchPreviewInput {...entry({ description: 'What we hear.' })} />)
    expect(screen.getByText('Seats by March')).toBeInTheDocument()
    expect(screen.getByText('What we hear.')).toBeInTheDocument()
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
  })

  it('append the site name to the title', () => {
    mockName = 'Wireline'
    render(<SearchPreviewInput {...entry({ title: 'Our Blog' })} />)
    expect(screen.getByText('Our Blog | Wireline')).toBeInTheDocument()
  })

  it.each(['siteSettings', 'notFoundPage'])('draw no result for %s', (type) => {
    mockDocument = { _type: type }
    render(<SearchPreviewInput {...entry({ title: 'Our Blog' })} />)
    expect(screen.queryByText(/Our Blog/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
  })
})
