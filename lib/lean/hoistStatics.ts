/** Stands in for `hoist-non-react-statics`, which Formik needs for a wrapper that this site does not use. See next.config.js. */
export default function hoistStatics<Target>(target: Target): Target {
  return target
}
