import { render, screen } from '@testing-library/react'
import type { ObjectInputProps, StringInputProps } from 'sanity'
import { countedInput, SearchPreviewInput } from '../../sanity/inputs/searchPreview.ts'

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

  it('draw the search result above the fields', () => {
    render(<SearchPreviewInput {...entry({ title: 'Our Blog', description: 'What we hear.' })} />)
    expect(screen.getByText('Our Blog | Goodline Staffing')).toBeInTheDocument()
    expect(screen.getByText('What we hear.')).toBeInTheDocument()
    expect(screen.getByLabelText('fields')).toBeInTheDocument()
  })

  it('draw an empty search result without failing', () => {
    render(<SearchPreviewInput {...entry(undefined)} />)
    expect(screen.getByText('Title | Goodline Staffing')).toBeInTheDocument()
  })
})
