import type { Mail } from '../mail.ts'

interface Recipient {
  email: string
  firstName: string
}

/** A token stands in the fragment, which browsers send to no server. */
function link(publicUrl: string, page: string, token: string): string {
  return `${publicUrl}/${page}#${token}`
}

export function confirmationMail({ email, firstName }: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: email,
    subject: 'Confirmez votre email',
    text: `Bonjour ${firstName},

Confirmez que cette adresse est bien la vôtre en ouvrant ce lien, valable 7 jours :
${link(publicUrl, 'confirm-email', token)}

Vous recevez ce message parce qu’un compte Rebond a été créé avec cette adresse. Si ce n’est pas vous, ignorez-le.

Rebond`,
  }
}

export function passwordResetMail({ email, firstName }: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: email,
    subject: 'Choisissez un nouveau mot de passe',
    text: `Bonjour ${firstName},

Pour choisir un nouveau mot de passe, ouvrez ce lien. Il sert une seule fois, pendant une heure :
${link(publicUrl, 'reset-password', token)}

Vous recevez ce message parce que quelqu’un a demandé à changer le mot de passe de votre compte Rebond. Si ce n’est pas vous, ignorez-le : rien ne change.

Rebond`,
  }
}

export function emailChangeMail({ email, firstName }: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: email,
    subject: 'Confirmez votre nouvel email',
    text: `Bonjour ${firstName},

Pour utiliser cette adresse avec votre compte Rebond, ouvrez ce lien, valable 24 heures :
${link(publicUrl, 'confirm-email', token)}

Si vous n’avez rien demandé, ignorez ce message : rien ne change.

Rebond`,
  }
}

/** To the address that is left behind, so that a stranger's change does not go unseen. */
export function emailChangedMail({ email, firstName }: Recipient, newEmail: string): Mail {
  return {
    to: email,
    subject: 'L’email de votre compte a changé',
    text: `Bonjour ${firstName},

Votre compte Rebond utilise désormais l’adresse ${newEmail}.

Si ce n’est pas vous qui l’avez demandé, prévenez un entraineur de votre club et répondez à ce message.

Rebond`,
  }
}

export function passwordChangedMail({ email, firstName }: Recipient): Mail {
  return {
    to: email,
    subject: 'Votre mot de passe a changé',
    text: `Bonjour ${firstName},

Le mot de passe de votre compte Rebond vient de changer, et vos autres appareils ont été déconnectés.

Si ce n’est pas vous, choisissez-en un autre tout de suite avec « Mot de passe oublié ? ».

Rebond`,
  }
}
