import type { SectionName } from '#lib/site/sections.ts'
import {
  action,
  card,
  caseStudy,
  file,
  image,
  pagePath,
  person,
  question,
  reviews,
  richText,
  team,
} from './fragments.ts'

/** "acme corp" for the file acme-corp.svg. */
const fileName = /* groq */ `array::join(string::split(string::split(asset->originalFilename, ".")[0], "-"), " ")`

/** What the view of each section gets. TypeGen needs an object without `satisfies`. */
const sectionFragments: Record<SectionName, string> = {
  hero: /* groq */ `{ "background": ground, heading, text, action ${action}, image ${image} }`,
  benefits: /* groq */ `{ heading, text, action ${action}, "benefits": coalesce(benefits, [])[]${card} }`,
  steps: /* groq */ `{ heading, "items": coalesce(items, [])[]{ _key, heading, text, image ${image} } }`,
  roleCards: /* groq */ `{ heading, text, action ${action}, "cards": coalesce(cards, [])[]${card} }`,
  stats: /* groq */ `{ label, "items": coalesce(items, [])[]{ _key, value, suffix, label, seconds } }`,
  reasons: /* groq */ `{ heading, text, action ${action}, "items": coalesce(items, []) }`,
  reviews: /* groq */ `{ heading, "reviews": ${reviews} }`,
  training: /* groq */ `{ heading, text, action ${action}, "images": coalesce(images, [])[]{ _key, ...${image} } }`,
  questions: /* groq */ `{ heading, "questions": coalesce(questions, [])[]->${question} }`,
  text: /* groq */ `{ heading, "text": coalesce(text, [])${richText} }`,
  pictureText: /* groq */ `{ heading, "text": coalesce(text, [])${richText}, action ${action}, image ${image}, side }`,
  video: /* groq */ `{ heading, text, url, title, image ${image} }`,
  logos: /* groq */ `{
    heading, "logos": coalesce(logos, [])[]{
      _key, _type, "alt": coalesce(name, ${fileName}), crop, hotspot, ${file}
    }
  }`,
  contactForm: /* groq */ `{
    heading, text, submitLabel, thanks, recipient,
    thanksPage { "page": ${pagePath} },
    "unavailableText": *[_type == "contactPage" && _id == "contactPage"][0].unavailableText
  }`,
  caseStudies: /* groq */ `{ heading, text, "caseStudies": coalesce(caseStudies, [])[]->${caseStudy} }`,
  team: /* groq */ `{
    heading, text, "people": select(count(people) > 0 => coalesce(people, [])[]->${person}, ${team})
  }`,
  posts: /* groq */ `{ heading, count }`,
  jobs: /* groq */ `{ heading, text, category, linkLabel }`,
  closing: /* groq */ `{ heading, text, action ${action} }`,
}

/** The closing call of a page, unless an editor hides it. */
export const closing = /* groq */ `"closing": select(closing.hidden != true => closing ${sectionFragments.closing})`

/** The fields of the home page; a hidden section is null. */
export const homeSections = /* groq */ `
  "benefits": select(benefits.hidden != true => benefits ${sectionFragments.benefits}),
  "steps": select(steps.hidden != true => steps ${sectionFragments.steps}),
  "roleCards": select(roleCards.hidden != true => roleCards ${sectionFragments.roleCards}),
  "stats": select(stats.hidden != true => stats ${sectionFragments.stats}),
  "reasons": select(reasons.hidden != true => reasons ${sectionFragments.reasons}),
  "reviews": select(reviews.hidden != true => reviews ${sectionFragments.reviews}),
  "training": select(training.hidden != true => training ${sectionFragments.training}),
  "posts": select(posts.hidden != true => posts ${sectionFragments.posts}),
  ${closing}
`

/** Each section of a landing page by its type. */
export const landingSections = /* groq */ `{
  _type,
  _key,
  anchor,
  "background": ground,
  _type == "heroSection" => ${sectionFragments.hero},
  _type == "benefitsSection" => ${sectionFragments.benefits},
  _type == "stepsSection" => ${sectionFragments.steps},
  _type == "roleCardsSection" => ${sectionFragments.roleCards},
  _type == "statsSection" => ${sectionFragments.stats},
  _type == "reasonsSection" => ${sectionFragments.reasons},
  _type == "reviewsSection" => ${sectionFragments.reviews},
  _type == "trainingSection" => ${sectionFragments.training},
  _type == "questionsSection" => ${sectionFragments.questions},
  _type == "textSection" => ${sectionFragments.text},
  _type == "pictureTextSection" => ${sectionFragments.pictureText},
  _type == "videoSection" => ${sectionFragments.video},
  _type == "logosSection" => ${sectionFragments.logos},
  _type == "contactFormSection" => ${sectionFragments.contactForm},
  _type == "caseStudiesSection" => ${sectionFragments.caseStudies},
  _type == "teamSection" => ${sectionFragments.team},
  _type == "postsSection" => ${sectionFragments.posts},
  _type == "jobsSection" => ${sectionFragments.jobs},
  _type == "closingSection" => ${sectionFragments.closing}
}`
