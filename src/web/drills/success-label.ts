/** Of what a drill asks for, wherever one reads or writes it. */
export const successLabel = 'Critère de réussite'
