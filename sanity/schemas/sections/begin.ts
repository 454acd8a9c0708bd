type Piece = { text: string; style?: 'h2' | 'h3' }

/** A text with which a new section begins, or of an example. */
export const beginWith = (...pieces: Piece[]) =>
  pieces.map(({ text, style = 'normal' }, index) => ({
    _type: 'block',
    _key: `begin-${index + 1}`,
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: `begin-${index + 1}-1`, text, marks: [] }],
  }))
