import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { ContactForm } from '../components/contact/ContactForm.tsx'
import { ContactView } from '../components/contact/ContactView.tsx'
import { mailAccount, missingMailVariables } from '../lib/contact/account.ts'
import { publicEnv } from '../lib/env.ts'
import { routes } from '../lib/routes.ts'
import { getContactPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { ContactPage } from '../lib/sanity/pages.ts'

const account = mailAccount(publicEnv.emailjs)

export default function ContactUs(content: ContactPage) {
  return (
    <>
      <PageHead content={content} path={routes.contact} />
      <ContactView content={content}>
        {account && <ContactForm account={account} submitLabel={content.page.submitLabel} />}
      </ContactView>
    </>
  )
}

/** Said once per process, so in a build's log once, and not again whenever the page is refreshed. */
let told = false

function tellWhatIsMissing() {
  const missing = missingMailVariables(publicEnv.emailjs)
  if (missing.length === 0 || told) return
  told = true
  console.warn(
    `[contact] ${missing.join(', ')} not set: ${routes.contact} shows phone and email in place of its form.`,
  )
}

export const getStaticProps = (async (context) => {
  tellWhatIsMissing()
  return { props: await getContactPage(routes.contact, context), revalidate: revalidateSeconds }
}) satisfies GetStaticProps<ContactPage>
