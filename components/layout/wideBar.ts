/**
 * Where the top bar shows all links instead of the burger (lg). A container query, because its rem is the text size in force: with
 * text at 200 % the links would not fit 1280 px.
 */
export const wideBar = '@container bar (min-width:64rem)'
