#!/bin/sh
# Saves everything into BACKUP_DIR, and deletes backups that are older than BACKUP_DAYS. The list of erasures beside them stays.
set -eu
release=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/rebond}
umask 077
"$release/rebond" backup "$folder/rebond-$(date -u +%Y-%m-%dT%H%M%S).backup"
find "$folder" -maxdepth 1 -name 'rebond-*.backup' -mtime "+${BACKUP_DAYS:-30}" -delete
