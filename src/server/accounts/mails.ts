import type { Role } from '../../domain/actor.ts'
import { mailText, namingFor } from '../mail-text.ts'
import type { Mail } from '../mail.ts'
import type { Recipient } from './store.ts'

export function confirmationMail(recipient: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: recipient.email,
    subject: 'Confirmez votre email',
    text: mailText(
      recipient,
      `Confirmez que cette adresse est bien la vôtre en ouvrant ce lien, valable 7\u00A0jours\u00A0:\n${link(publicUrl, 'confirm-email', token)}`,
      `Vous recevez ce message parce qu’un compte Rebond a été créé avec cette adresse. Si vous n’y êtes pour rien, ignorez-le.`,
    ),
  }
}

export function passwordResetMail(recipient: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: recipient.email,
    subject: 'Choisissez un nouveau mot de passe',
    text: mailText(
      recipient,
      `Pour choisir un nouveau mot de passe, ouvrez ce lien. Il sert une seule fois, pendant une heure\u00A0:\n${resetLink(recipient.role, publicUrl, token)}`,
      `Vous recevez ce message parce que quelqu’un a demandé à changer le mot de passe de ${yourAccount(recipient)}. Si ce n’est pas vous, ignorez-le\u00A0: rien ne change.`,
    ),
  }
}

/** Sent to the new address, which is nobody's yet. */
export function emailChangeMail(
  account: Recipient,
  newEmail: string,
  publicUrl: string,
  token: string,
): Mail {
  const recipient = { ...account, email: newEmail, emailConfirmed: false }
  return {
    to: newEmail,
    subject: 'Confirmez votre nouvel email',
    text: mailText(
      recipient,
      `Pour utiliser cette adresse avec ${yourAccount(recipient)}, ouvrez ce lien, valable 24\u00A0heures\u00A0:\n${link(publicUrl, 'confirm-email', token)}`,
      'Vous recevez ce message parce que ce changement a été demandé depuis le compte. Si ce n’est pas vous, ignorez-le\u00A0: rien ne change.',
    ),
  }
}

/** Sent to the old address, so that its owner notices a change made by a stranger. */
export function emailChangedMail(recipient: Recipient, newEmail: string, contactEmail: string): Mail {
  return {
    to: recipient.email,
    subject: 'L’email de votre compte a changé',
    text: mailText(
      recipient,
      `Vous recevez ce message parce que ${yourAccount(recipient)} utilise désormais ${recipient.emailConfirmed ? `l’adresse ${newEmail}` : 'une autre adresse'} au lieu de celle-ci.`,
      `Si ce n’est pas vous qui l’avez demandé, écrivez tout de suite à ${contactEmail}.`,
    ),
  }
}

export function passwordChangedMail(recipient: Recipient): Mail {
  return {
    to: recipient.email,
    subject: 'Votre mot de passe a changé',
    text: mailText(
      recipient,
      `Vous recevez ce message parce que le mot de passe de ${yourAccount(recipient)} vient de changer. Vos autres appareils ont été déconnectés.`,
      'Si ce n’est pas vous, choisissez-en un autre tout de suite avec «\u00A0Mot de passe oublié\u202F?\u00A0».',
    ),
  }
}

function yourAccount(recipient: Recipient): string {
  const { clubName, emailConfirmed } = recipient
  if (clubName === null || !emailConfirmed) return 'votre compte Rebond'
  return `votre compte Rebond (${namingFor(recipient).club(clubName)})`
}

export function resetLink(role: Role, publicUrl: string, token: string): string {
  return link(publicUrl, `reset-password?space=${role}`, token)
}

/** The token is in the fragment, which browsers do not send to servers. */
function link(publicUrl: string, page: string, token: string): string {
  return `${publicUrl}/${page}#${token}`
}
