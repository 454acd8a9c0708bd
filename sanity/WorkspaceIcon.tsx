/** The company's mark in the Studio's top bar. The site serves the file: the Studio lives on the same address. */
export function WorkspaceIcon() {
  return <img src="/favicon.svg" alt="" width={25} height={25} />
}
