#!/bin/bash
# Follows ../README.md from its first line to its last on a fresh Debian in a container, cuts that off without warning
# in the middle of each step, and prints the results:
#   bash deploy/debian/trial/try-on-debian.sh 12
# As root, on a Debian with debootstrap, slirp4netns and systemd-container, and 6 GB of disk. It tries the last commit.
# The machine's apt mirror, apt settings and certificate authorities are used inside too. Fails if a step failed. Not
# part of npm test: it takes a quarter of an hour.
set -uo pipefail

version=${1:?say which Debian: 12 or 13}
place=${TRY_PLACE:-/var/cache/try-on-debian}
checkout=$(cd "$(dirname "$0")/../../.." && pwd)
name=try-debian-$version
machine=$place/machine-$version
log=$place/$version.log
site=https://www.studio.localhost
case $version in
  12) suite=bookworm ;;
  13) suite=trixie ;;
  *) echo "try-on-debian: $version is neither 12 nor 13" >&2; exit 1 ;;
esac

# --- The container ---

mirror_of() { apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' | sed -n "s/^$1 //p" | head -n 1; }

# Removes the append-only flag of audit.log first, which stops root too.
remove_machine() {
  [ ! -e "$machine/var/lib/studio" ] || chattr -R -a "$machine/var/lib/studio"
  rm -rf "$machine"
}

make_machine() {
  local mirror security
  mirror=$(mirror_of Debian) security=$(mirror_of Debian-Security)
  if [ ! -e "$place/$version/etc/debian_version" ]; then
    rm -rf "$place/new"
    debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates $suite "$place/new" "$mirror" && mv "$place/new" "$place/$version" || return
  fi
  remove_machine
  cp -a "$place/$version" "$machine"
  printf 'deb %s %s main\n' "$mirror" $suite "$mirror" $suite-updates "$security" $suite-security >"$machine/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(Check|http|https)' >"$machine/etc/apt/apt.conf.d/99machine"
  cp /usr/local/share/ca-certificates/*.crt "$machine/usr/local/share/ca-certificates/" 2>/dev/null
  chroot "$machine" update-ca-certificates
  # Node has its own list of certificate authorities.
  mkdir -p "$machine/etc/systemd/system.conf.d"
  printf '[Manager]\nDefaultEnvironment=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n' >"$machine/etc/systemd/system.conf.d/ca.conf"
  echo 'nameserver 10.0.2.3' >"$machine/etc/resolv.conf"
  # For names under .localhost Caddy issues certificates itself.
  echo "127.0.0.1 localhost $name www.studio.localhost studio.localhost desk.studio.localhost" >"$machine/etc/hosts"
  rm -rf "$place/work"
  git clone --quiet --bare "$checkout" "$machine/srv/website.git" &&
    git clone --quiet "$machine/srv/website.git" "$place/work" &&
    git -C "$place/work" config user.name Owner && git -C "$place/work" config user.email owner@studio.example
  # Root owns the repository, and other users fetch from it.
  printf '[safe]\n\tdirectory = *\n' >"$machine/etc/gitconfig"
}

boot() {
  local host=()
  [ -d /run/systemd/system ] || host=(--keep-unit)
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn --quiet --directory="$machine" --machine="$name" --boot --register=no "${host[@]}" \
    --network-namespace-path="/run/netns/$name" --resolv-conf=off --console=pipe </dev/null >>"$place/console.log" 2>&1 &
  nspawn=$!
  until leader=$(pgrep -P $nspawn) && inside systemctl is-system-running --wait 2>/dev/null | grep -E 'running|degraded'; do
    kill -0 $nspawn || return
    sleep 0.2
  done
}

inside() {
  nsenter --target "$leader" --all env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME=/root LANG=C.UTF-8 \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$@"
}

pull_the_plug() {
  kill -KILL "$leader"
  wait $nspawn
}

clean_up() {
  [ -z "${leader:-}" ] || pull_the_plug 2>/dev/null
  [ -z "${slirp:-}" ] || kill "$slirp"
  ip netns del "$name"
  [ -n "${KEEP:-}" ] || { remove_machine && rm -rf "$place/work"; }
}

# --- Checks ---

caddys_ca=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
ask() { inside curl --silent --show-error --cacert $caddys_ca "$@"; }
status() { ask -o /dev/null -w '%{http_code}' "$@"; }
is() { [ "$1" = "$2" ] || { echo "it is '$1', and should be '$2'"; return 1; }; }
release() { inside readlink /opt/studio/current; }
serves() { ask --retry 60 --retry-delay 1 --retry-all-errors --fail -o /dev/null $site/; }
# Whether the server runs the release that the link names.
serves_release() { is "$(inside sh -c 'readlink /proc/$(systemctl show --property MainPID --value studio.service)/cwd')" "$(release)"; }
enquiries() { inside /opt/studio/current/node_modules/.bin/node -p "new (require('node:sqlite').DatabaseSync)('/var/lib/studio/enquiries.db', { readOnly: true }).prepare('select count(*) as n from enquiries').get().n"; }
starts_again() { boot && serves && serves_release; }

# Commits and pushes what the command does to the project's files.
publish() { (cd "$place/work" && eval "$1" && git commit --quiet --all --allow-empty --message 'A change' && git push --quiet); }

# Runs a command inside, and pulls the plug as soon as the condition, another command, is true.
cut_off() {
  local condition=$1
  shift
  : >"$place/cut.log"
  inside "$@" >"$place/cut.log" 2>&1 &
  local job=$!
  until eval "$condition"; do kill -0 $job || { echo 'it ended before it could be cut off'; return 1; }; sleep 0.02; done
  pull_the_plug
  cat "$place/cut.log"
}
says() { grep -q "$1" "$place/cut.log"; }

# Runs a command under load, and expects each enquiry that was answered 200 in the store.
under_load() {
  local before load result=0
  before=$(enquiries)
  inside env NODE_EXTRA_CA_CERTS=$caddys_ca /opt/studio/current/node_modules/.bin/node /opt/studio/current/deploy/debian/trial/try-load.ts $site >"$place/load.log" 2>&1 &
  load=$!
  "$@" || result=1
  inside pkill -f try-load.ts
  wait $load || result=1
  note=$(cat "$place/load.log")
  is "$(($(enquiries) - before)) stored" "$(sed -n 's/.*"POST 200":\([0-9]*\).*/\1/p' "$place/load.log") stored" || result=1
  return $result
}

rows=()
failed=0
row() {
  local what=$1 begun=$SECONDS result=ok
  shift
  note=
  echo "== $what" >>"$log"
  "$@" >>"$log" 2>&1 || { result=FAILED; failed=$((failed + 1)); }
  rows+=("$(printf '%-62s %5s s  %-6s  %s' "$what" $((SECONDS - begun)) $result "$note")")
  echo "${rows[-1]}"
}

# --- README.md, step by step ---

install() { inside sh /root/website/deploy/debian/install.sh www.studio.localhost /srv/website.git; }
fetch_project() { inside sh -c 'apt-get update -qq && apt-get install -y -qq git && git clone --quiet /srv/website.git /root/website'; }
# The load is that of many visitors, but from one address.
settle() { inside env CURL_CA_BUNDLE=$caddys_ca sh -c "printf 'LIMIT_PER_SENDER=999999999\nLIMIT_TOTAL=999999999\n' >>/etc/studio/settings.env && studio restart" && serves; }
addresses() {
  is "$(status $site/)" 200 && is "$(status http://www.studio.localhost/about)" 308 &&
    is "$(ask -o /dev/null -w '%{redirect_url}' https://studio.localhost/about)" $site/about && is "$(status https://desk.studio.localhost/sign-in)" 200
}
units() {
  is "$(inside systemctl is-active studio.socket studio.service studio-desk.service studio-backup.timer studio-editor.socket studio-publish.path caddy | sort -u)" active &&
    is "$(inside systemctl --failed --plain --no-legend)" ''
}
enquiry_with_picture() {
  # The same enquiry once more within minutes would be taken for a repetition.
  local message="A picture, sent after $SECONDS seconds"
  cp "$(ls -S "$checkout"/photos/*.jpg | head -n 1)" "$machine/root/picture.jpg"
  is "$(status -F name=Asha -F email=asha@example.com -F 'phone=98765 43210' -F "message=$message" -F files=@/root/picture.jpg $site/f/enquiry)" 303 &&
    inside studio enquiries list | grep "1 file.*$message"
}
desk() { inside studio desk invite Asha | grep 'https://desk.studio.localhost/invite#'; }
# Changes and publishes a price as the desk does. The public server must not see the socket.
publish_at_desk() {
  local before price
  before=$(release)
  price=$(inside setpriv --reuid studio --regid studio --init-groups /opt/studio/current/node_modules/.bin/node /opt/studio/current/deploy/debian/trial/try-desk.ts content/services/modular-kitchen.md | tee -a "$log" | tail -n 1)
  [ "$(release)" != "$before" ] && serves_release && ask $site/services/modular-kitchen | grep --count "$price" &&
    ! inside sh -c 'nsenter --mount --target $(systemctl show --property MainPID --value studio.service) setpriv --reuid studio --regid studio --init-groups curl --silent --unix-socket /run/studio-editor.sock http://desk/api/files'
}
# What a user can write outside its own folders.
writable() {
  inside setpriv --reuid "$1" --regid "$1" --init-groups find / -xdev \( -path /proc -o -path /sys -o -path /tmp -o -path /var/tmp -o -path /dev -o -path /run "${@:2}" \) \
    -prune -o -writable ! -type l -print
}
rights() {
  is "$(writable studio-build -o -path /opt/studio/source -o -path /opt/studio/cache -o -path /opt/studio/.npm -o -path /opt/studio/.ssh -o -path /opt/studio/publish)" '' &&
    is "$(writable studio -o -path /var/lib/studio -o -path /var/lib/studio-desk -o -path /var/backups/studio)" '' &&
    ! inside setpriv --reuid studio-build --regid studio-build --init-groups cat /etc/studio/settings.env &&
    is "$(inside find /opt/studio/releases ! -user root)" ''
}
update() {
  local before
  before=$(release)
  inside studio update && [ "$(release)" != "$before" ] && serves_release
}
update_refused() {
  local before
  before=$(release)
  publish "$1" && ! inside studio update && is "$(release)" "$before" && serves && serves_release && publish 'git revert --no-commit HEAD' &&
    is "$(inside ls /opt/studio/releases | sort | tail -n 1)" "$(basename "$before")"
}
cut_update() { cut_off "says '$1'" studio update && starts_again; }
crashes() { for _ in 1 2 3 4 5 6 7 8; do inside systemctl kill --signal KILL studio.service; sleep 0.5; done; serves; }
ended_after_switch() {
  local before
  before=$(release)
  publish : || return
  inside sh -c 'studio update >/root/update.log 2>&1 & until grep -q switching /root/update.log; do sleep 0.02; done; kill -TERM $!; ! wait $!' && is "$(release)" "$before" && serves && serves_release
}
restores() {
  local before
  before=$(enquiries)
  inside studio backup && inside studio restore && inside studio restore latest && serves && is "$(enquiries)" "$before"
}
cut_backup() {
  local before
  before=$(inside ls /var/backups/studio)
  cut_off "[ \"\$(ls $machine/var/backups/studio)\" != '$before' ]" studio backup && starts_again && inside studio backup
}
cut_restore() {
  local before
  before=$(inside ls -l --time-style=full-iso /var/lib/studio)
  cut_off "[ \"\$(ls -l --time-style=full-iso $machine/var/lib/studio)\" != '$before' ]" studio restore latest && starts_again && inside studio restore latest && serves
}
nothing_left() { is "$(inside ls /opt/studio)" "$(printf '%s\n' cache current publications publish publish.log publish.state releases source update.lock)" && is "$(inside ls /opt/studio/releases | wc -l)" 3; }

mkdir -p "$place"
: >"$log"
trap clean_up EXIT
trap 'exit 1' INT TERM HUP
echo "Debian $version; the log is $log"
ip netns add "$name" && ip -n "$name" link set lo up
slirp4netns --configure --mtu=65520 --disable-host-loopback --netns-type=path "/run/netns/$name" tap0 >/dev/null 2>&1 &
slirp=$!

row 'A fresh Debian' make_machine
row 'It starts' boot
row 'git, and the project' fetch_project
row 'install.sh, cut off while it builds' cut_off "says 'update: building' && sleep 10" sh /root/website/deploy/debian/install.sh www.studio.localhost /srv/website.git
row 'It starts again' boot
row 'install.sh' install
row 'Settings, and studio restart' settle
row 'HTTPS, http to https, the bare name, the desk' addresses
row 'Units run, none has failed' units
row 'An enquiry with a picture' enquiry_with_picture
row 'studio desk invite' desk
row 'Nobody but root can write what root or the server runs' rights
row 'The desk changes a price and publishes it' publish_at_desk
row 'studio update under load' under_load update
row 'It does not build, under load' under_load update_refused "echo 'broken: [' >>content/studio.yaml"
row 'It does not serve, under load' under_load update_refused "sed -i '1i process.exit(1);' server/main.ts"
row 'It serves on trial and not in its place, under load' under_load update_refused "sed -i '1i if (process.env.LISTEN_FDS) process.exit(1);' server/main.ts"
row 'studio update ended by TERM after the switch' ended_after_switch
row 'studio update cut off while it builds' cut_update 'building'
row 'studio update cut off on trial' cut_update 'trying'
row 'studio update cut off after the switch' cut_update 'switching'
row 'studio update after it' update
row 'studio update once more' update
row 'Three releases, nothing left of the others' nothing_left
row 'The server dies eight times in a row' crashes
row 'studio backup, restore latest' restores
row 'studio backup cut off' cut_backup
row 'studio restore cut off' cut_restore
row 'install.sh again' install
row 'An enquiry with a picture' enquiry_with_picture
row 'Units run, none has failed' units

[ $failed = 0 ] || { echo "$failed failed: $log"; exit 1; }
