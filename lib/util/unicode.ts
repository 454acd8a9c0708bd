/** What every pattern of invisible signs is made of: parts of a character class, for the flag `u`. */

/** Nobody sees them: direction marks, soft hyphens, zero-width blanks, the stega of drafts. */
export const invisible = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}`

/** Control characters, tabs and ends of lines among them. */
export const control = String.raw`\p{Cc}`

/** They read as a blank; also the empty braille cell, and what stands for an attachment. */
export const blank = String.raw`\s${control}\u2800\ufffc`

/** Halves of a pair of UTF-16: JSON can carry them, no URL and no XML can. */
export const loneSurrogate = String.raw`\p{Cs}`

/** What no text may hold: control characters but white space, and two that are none. */
export const unprintable = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff`

/** Embeddings, overrides and isolates: they turn around what stands after them. */
export const turning = String.raw`\u202a-\u202e\u2066-\u2069`

/** Such signs at the end of a text. Looks back, or a search would begin at each of them anew. */
export const atEnd = (sign: string): RegExp => new RegExp(`(?<!${sign})${sign}+$`, 'u')
