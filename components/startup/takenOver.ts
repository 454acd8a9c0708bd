/** The event that the window hears once React has taken the page over. By itself here, because browsers get this file and not the start script. */
export const takenOver = 'goodline:ready'
