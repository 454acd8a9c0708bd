/** The two answers to "I am a ...". */
export const contactCategories = ['Job Seeker', 'Employer'] as const
