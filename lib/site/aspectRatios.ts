/** Width by height of the boxes that images fill: for views, and the Studio's crop dialog. */
export const aspectRatios = {
  person: 5 / 6,
  caseStudy: 12 / 7,
  benefit: 8 / 5,
  role: 4 / 3,
  /** As tall as the words beside it. */
  roleOnPhone: 3 / 4,
  training: 4 / 3,
  /** Beside two others, over two rows. */
  trainingTall: 0.64,
  besideText: 4 / 3,
  video: 16 / 9,
  /** Beside the words on a wide screen. */
  homeHero: 5 / 6,
  /** Upright images are cut off there; others keep their shape. */
  heroAtTallest: 9 / 10,
  groupAtTallest: 7 / 9,
  /** A shared link. */
  shared: 1200 / 630,
} as const
