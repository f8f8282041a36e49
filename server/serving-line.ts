/** Programs that start the site wait for a line that begins so. */
export const servingLine = "Larkpost is serving";
