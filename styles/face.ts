/** Latin letters that one of the two faces lacks, such as those of Vietnamese, Azeri or Hawaiian. */
const missing =
  /[\u0180-\u0217\u021c-\u02c5\u0300-\u036f\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1effĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ]/

/** For `data-face` of a name: one with a missing letter is set in the system's face as a whole. */
export const faceOf = (name: string | null): 'system' | undefined =>
  missing.test((name ?? '').normalize()) ? 'system' : undefined
