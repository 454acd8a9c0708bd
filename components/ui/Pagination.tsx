import styled from 'styled-components'

type Props = {
  page: number
  pageCount: number
  label: string
  onChoose: (page: number) => void
}

/** Previous, a button for every page, Next. */
export function Pagination({ page, pageCount, label, onChoose }: Props) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <PageRow aria-label={label}>
      <Page type="button" disabled={page === 1} onClick={() => onChoose(page - 1)}>
        Previous
      </Page>
      {pages.map((number) => (
        <Page
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChoose(number)}
        >
          {number}
        </Page>
      ))}
      <Page type="button" disabled={page === pageCount} onClick={() => onChoose(page + 1)}>
        Next
      </Page>
    </PageRow>
  )
}

/** Links to other pages of a list, in a row that wraps. */
export const PageRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
`

const Page = styled.button`
  min-width: 3rem;
  min-height: 3rem;
  padding: 0.4rem clamp(0.5rem, 3vw, 1rem);
  border: 2px solid transparent;
  border-radius: var(--r-pill);
  font: 600 1rem/1 var(--body);

  &:hover {
    border-color: var(--ink);
  }
  &[aria-current] {
    background: var(--ink);
    color: #fff;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      background: SelectedItem;
      color: SelectedItemText;
      /* Else the backplate has the colour of the number. */
      forced-color-adjust: none;
    }
  }
  &:disabled {
    border-color: transparent;
    color: #7a6a6e;
    cursor: not-allowed;
  }
`
