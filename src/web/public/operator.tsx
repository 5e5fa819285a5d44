/** Placeholders: the server replaces them with the operator's settings when it starts. */
export const operator = {
  name: '{{OPERATOR_NAME}}',
  legalForm: '{{OPERATOR_LEGAL_FORM}}',
  address: '{{OPERATOR_ADDRESS}}',
  registration: '{{OPERATOR_REGISTRATION}}',
  vat: '{{OPERATOR_VAT}}',
  publisher: '{{OPERATOR_PUBLISHER}}',
  host: '{{OPERATOR_HOST}}',
  mediator: '{{OPERATOR_MEDIATOR}}',
}

export function ContactLink() {
  return <a href="mailto:{{CONTACT_EMAIL}}">{'{{CONTACT_EMAIL}}'}</a>
}
