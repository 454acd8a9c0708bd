/** True with the features of a paid Sanity plan: releases, scheduled drafts, comments, tasks. */
export const hasPlan = process.env.SANITY_STUDIO_PLAN_FEATURES === 'true'
