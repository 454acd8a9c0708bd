/** Stands in for `lodash-es/clone` in the browser's code, where only Formik uses it: on plain objects and lists. See next.config.js. */
export default function clone<Value extends object>(value: Value): Value {
  return (Array.isArray(value) ? [...value] : { ...value }) as Value
}
