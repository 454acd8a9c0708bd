import type { CardHeadline } from '../../lib/seo/social/headline.ts'
import { cardSize } from '../../lib/site/shareCard.ts'

type Props = {
  headline: CardHeadline
  /** `data:` images. */
  art: string
  logo: string
}

/** The social card, rendered by `next/og`, which supports inline styles only. */
export function SocialCard({ headline, art, logo }: Props) {
  const { text, fontSize, lines, textWrap } = headline
  return (
    <div style={{ ...background, ...cardSize }}>
      <img src={art} width={1400} height={602} alt="" style={{ position: 'absolute', right: 0, bottom: 0 }} />
      <img src={logo} width={231} height={60} alt="" style={{ position: 'absolute', left: 64, top: 56 }} />
      <div style={{ ...words, fontSize, textWrap, lineClamp: lines }}>{text}</div>
    </div>
  )
}

const background = {
  display: 'flex',
  position: 'relative',
  background: '#c4351a',
  color: '#fff',
  fontFamily: 'Besley, Besley Extended',
} as const

const words = {
  display: 'block',
  position: 'absolute',
  left: 64,
  top: 172,
  width: 600,
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.035em',
  wordBreak: 'break-word',
} as const
