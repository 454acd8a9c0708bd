/**
 * Stands in `up.lg`; both together are where the top bar shows all links instead of the burger (lg). A container query, because its rem is
 * the text size in force: with text at 200 % the links would not fit 1280 px. What a scroll bar takes counts for the page's own
 * breakpoints, so it may be missing here.
 */
export const wideBar = '@container bar (min-width:calc(64rem - 17px))'
