/** Controls by their roles and names, as the ARIA Authoring Practices have them. */
type Control = readonly [selector: string, role: string, name: string]

/** Of a page, or of it in a state. Every engine exposes these to assistive technology. */
export const controls = {
  bar: [
    ['header', 'banner', ''],
    ['header nav[aria-label=Main]', 'navigation', 'Main'],
    ['header nav button', 'button', 'Staffing Solutions'],
    ['header nav li > a', 'link', 'For Job Seekers'],
    ['main', 'main', ''],
    ['footer', 'contentinfo', ''],
  ],
  dialog: [
    ['header dialog', 'dialog', 'Menu'],
    ['header dialog button', 'button', 'Close menu'],
    ['header dialog nav', 'navigation', 'Mobile'],
    ['header dialog nav ul ul', 'list', 'Staffing Solutions'],
  ],
  accordion: [['summary h2, summary h3', 'heading', 'What roles do you staff?']],
  carousel: [
    ['section[aria-roledescription=carousel]', 'group', 'Client reviews'],
    ['section[aria-roledescription=carousel] [tabindex]', 'group', 'Reviews'],
    ['button[aria-label^=Previous]', 'button', 'Previous reviews'],
    ['button[aria-label^=Next]', 'button', 'Next reviews'],
    ['section[aria-roledescription=carousel] [role=status]', 'status', ''],
  ],
  form: [
    ['fieldset', 'radiogroup', 'I am a ...'],
    ['fieldset input', 'radio', 'Job Seeker'],
    ['[name=firstname]', 'textbox', 'First name'],
    ['[name=email]', 'textbox', 'Email'],
    ['[name=comment]', 'textbox', 'Comment (optional)'],
    ['form button[type=submit]', 'button', 'Send message'],
  ],
} satisfies Record<string, readonly Control[]>
