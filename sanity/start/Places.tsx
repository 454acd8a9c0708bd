import { Button, Card, Stack, Text } from '@sanity/ui'
import { useState, type ReactNode } from 'react'
import { useIntentLink } from 'sanity/router'
import GuideDialog from './GuideDialog.tsx'
import { Line, Section } from './parts.tsx'
import { landingPage } from '../schemas/documents/landingPage.tsx'

/** Where the site is, how it is edited, and what is written elsewhere. */
export function Places(): ReactNode {
  const [isGuideOpen, setIsGuideOpen] = useState(false)
  const { origin, host } = location
  return (
    <Stack gap={5}>
      <Section title="Where to begin">
        <Card padding={4}>
          <Stack gap={3}>
            <LinkButton
              text="Edit the home page"
              intent="edit"
              params={{ id: 'homePage', type: 'homePage' }}
            />
            <LinkButton text="New landing page" intent="create" params={{ type: landingPage.name }} />
          </Stack>
        </Card>
      </Section>
      <Section title="The site">
        <Card padding={4}>
          <Text size={1}>
            <a href={origin} target="_blank" rel="noreferrer">
              {host}
            </a>
          </Text>
        </Card>
      </Section>
      <Section title="The guide">
        <Card padding={4}>
          <Stack gap={4}>
            <Text size={1} muted>
              How to find, edit, publish and undo, with pictures and a search.
            </Text>
            <Button mode="ghost" text="Read the guide" onClick={() => setIsGuideOpen(true)} />
          </Stack>
        </Card>
      </Section>
      <Section title="Written elsewhere">
        <Line>
          <strong>Articles</strong> are written in the blog system. The site shows a new one within minutes.
        </Line>
        <Line>
          <strong>Jobs</strong> are a fixed list. To change it, ask a developer.
        </Line>
      </Section>
      {isGuideOpen && <GuideDialog onClose={() => setIsGuideOpen(false)} />}
    </Stack>
  )
}

type LinkProps = { text: string; intent: string; params: Record<string, string> }

function LinkButton({ text, intent, params }: LinkProps): ReactNode {
  const { href, onClick } = useIntentLink({ intent, params })
  return <Button as="a" mode="ghost" text={text} href={href} onClick={onClick} />
}
