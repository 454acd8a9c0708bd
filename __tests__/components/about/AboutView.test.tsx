/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { AboutView } from '#components/about/AboutView.tsx'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

const showDocuments = async (documents: LakeDocument[]) =>
  render(<AboutView content={await contentOf('aboutPage', documents)} />)

const show = (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  showDocuments(edited(change))

const people = () => screen.getAllByRole('article').filter((article) => within(article).queryByRole('img'))

test('the About page shows six people with photo, name and position', async () => {
  await show()
  expect(people()).toHaveLength(6)
  const rosa = screen.getByRole('heading', { name: 'Rosa Delgado' }).closest('article')
  expect(rosa).toHaveTextContent('Director of Recruiting')
  expect(within(rosa as HTMLElement).getByRole('img')).toHaveAccessibleName(/Rosa Delgado/)
})

test('the About page leads to the contact page and to the jobs', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Schedule a call now' })).toHaveAttribute('href', '/contact-us')
  expect(screen.getByRole('link', { name: 'View All Jobs' })).toHaveAttribute('href', '/job-seeker')
})

test('a missing photo is replaced by a silhouette', async () => {
  await show((document) => {
    if (document.name === 'Rosa Delgado') document.photo = { _type: 'picture', alt: 'Rosa' }
  })
  const rosa = screen.getByRole('heading', { name: 'Rosa Delgado' }).closest('article')
  expect(rosa?.querySelector('img')).toHaveAttribute('alt', '')
})
