import { Fragment, type ComponentType } from 'react'
import type {
  LandingPage,
  SectionContent,
  SectionFields,
  SectionFrame,
  SectionProps,
} from '#lib/sanity/page/pageTypes.ts'
import type { BodySectionName } from '#lib/site/sections.ts'
import { sectionViews } from '../sections/views.ts'
import { backgroundOf, backgrounds, darkBackgrounds } from '#lib/site/backgrounds.ts'
import { PageHero } from '../ui/PageHero.tsx'

type Item = LandingPage['page']['sections'][number]
type Shown = Exclude<Item, { _type: 'heroSection' }>

/** A page of the Studio: its hero, then sections in the editor's order. */
export function LandingView({ content }: { content: LandingPage }) {
  const { hero, sections } = shownSections(content.page)
  return (
    // Keyed, because Next reuses the component and copies of a page share section keys.
    <Fragment key={content.page.slug}>
      <PageHero
        hero={hero}
        background={backgroundOf(hero.background, darkBackgrounds) ?? 'leaf'}
        source={hero.edit?.()}
      />
      {sections.map((section) => (
        <OneSection
          key={section._key}
          section={section}
          content={{ ...content, path: `/${content.page.slug}` }}
          frame={frameOf(section)}
        />
      ))}
    </Fragment>
  )
}

const frameOf = ({ anchor, background, edit }: Shown): SectionFrame => ({
  id: anchor || undefined,
  background: backgroundOf(background, backgrounds),
  source: edit?.(),
})

type OneSectionProps = { section: Shown; content: SectionContent; frame: SectionFrame }

/** Nothing for a type that this version of the site does not know. */
function OneSection({ section, ...rest }: OneSectionProps) {
  const name = section._type.replace(/Section$/, '')
  if (!Object.hasOwn(sectionViews, name)) return null
  // TypeScript does not see that view and section belong together.
  const View = sectionViews[name as BodySectionName] as ComponentType<SectionProps<BodySectionName>>
  return <View section={section} {...rest} />
}

/**
 * The first hero, then the other sections in the editor's order.
 * Drafts may lack a hero (the title replaces it), or have a second one (left out).
 */
function shownSections({ title, sections }: LandingPage['page']): {
  hero: SectionFields<'hero'>
  sections: Shown[]
} {
  const first = sections.find((section) => section._type === 'heroSection')
  const heading = first?.heading ?? title
  return {
    hero: { background: null, text: null, action: null, image: null, ...first, heading },
    sections: sections.filter((section) => section._type !== 'heroSection'),
  }
}
