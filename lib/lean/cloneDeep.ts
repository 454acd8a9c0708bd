/** Stands in for `lodash-es/cloneDeep` in the browser's code, where only Formik uses it: on what a form holds. See next.config.js. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value)
}
