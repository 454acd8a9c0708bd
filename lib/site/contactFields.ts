/** The contact form's fields, in its order, and their ids on the page. docs/specification.md#contact. */
export const contactFields = [
  'jobcategory',
  'firstname',
  'lastname',
  'email',
  'phonenumber',
  'comment',
] as const
