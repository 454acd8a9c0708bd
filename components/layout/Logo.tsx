import styled from 'styled-components'

/** The wordmark in the colour of the text around it. Drawn in place: it stands in the first paint and follows the bar's colour. */
export function Logo() {
  return (
    <Drawing
      viewBox="-2 -4 470 122"
      preserveAspectRatio="xMinYMid"
      width={154}
      height={40}
      role="img"
      aria-label="Goodline"
    >
      <path
        strokeLinecap="round"
        d="M32 28a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM58 30v56c0 15-11 24-26 24-11 0-19-4-23-11M220 28a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM246 4v76M274 4v76M302 30v50M302 6h.01M331 30v50M331 56c0-15 9-26 24-26s24 10 24 26v24M405 55h52c0-15-10-27-26-27s-26 11-26 26 11 26 27 26c9 0 16-3 21-9"
      />
      <path d="M116.28 77.88A26 26 0 1 1 131.36 59.72M135.72 30.12A26 26 0 1 1 120.64 48.28" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 13;
  stroke-linejoin: round;
`
