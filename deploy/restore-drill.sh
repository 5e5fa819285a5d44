#!/bin/sh
# Brings the newest backup of BACKUP_DIR back into a database of its own, says which clubs are in it, and deletes that database.
set -eu
release=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/rebond}
newest=$(find "$folder" -maxdepth 1 -name 'rebond-*.backup' | sort | tail -n 1)
[ -n "$newest" ] || { echo "There is no backup in $folder." >&2; exit 1; }
DATA_DIR=$(mktemp -d)
export DATA_DIR
unset DATABASE_URL DATABASE_DIRECT_URL
trap 'rm -rf "$DATA_DIR"' EXIT
"$release/rebond" restore "$newest"
"$release/rebond" admin clubs
echo "$newest can be brought back."
