/** How the line begins that a process prints once it serves. Programs that start the site wait for it. */
export const servingLine = "Larkpost is serving";
