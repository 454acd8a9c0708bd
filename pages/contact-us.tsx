import type { GetStaticProps } from 'next'
import { PageHead } from '../components/seo/PageHead.tsx'
import { ContactForm } from '../components/contact/ContactForm.tsx'
import { ContactView } from '../components/contact/ContactView.tsx'
import { mailAccount, missingMailVariables } from '../lib/contact/send.ts'
import { publicEnv } from '../lib/site/env.ts'
import { routes } from '../lib/site/pages.ts'
import { getPage } from '../lib/sanity/content/getPage.server.ts'
import { staticPage } from '../lib/sanity/content/staticPage.server.ts'
import type { ContactPage } from '../lib/sanity/content/pageTypes.ts'

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

/** Once per process, and so once in a build's log. */
let told = false

function tellWhatIsMissing() {
  const missing = missingMailVariables(publicEnv.emailjs)
  if (missing.length === 0 || told) return
  told = true
  console.warn(
    `[contact] ${missing.join(', ')} not set: ${routes.contact} shows phone and email in place of its form.`,
  )
}

export const getStaticProps = ((context) => {
  tellWhatIsMissing()
  return staticPage(async () => ({ props: await getPage('contactPage', context) }))
}) satisfies GetStaticProps<ContactPage>
