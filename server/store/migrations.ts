/**
 * The steps from an empty file to the present format: step N makes version N (`PRAGMA user_version`). A released step is
 * never changed, since stores have its result; a new format is a new step at the end.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL, -- tells a retry from another enquiry with the same key
    reference TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    held TEXT CHECK (held IN ('robot', 'limit')), -- why it is not emailed
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    project TEXT,
    visit_day TEXT,
    visit_part TEXT,
    visit_place TEXT,
    visit_locality TEXT,
    privacy_version TEXT, -- of the privacy page that was served then
    prices TEXT, -- the services of the project with their prices then
    mail_due_at INTEGER, -- email to the studio waits if it is set
    mail_attempts INTEGER NOT NULL DEFAULT 0,
    mail_sent_at INTEGER,
    -- What the studio notes at the desk.
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'contacted', 'visit', 'quoted', 'won', 'lost')),
    note TEXT NOT NULL DEFAULT '',
    due_day TEXT, -- YYYY-MM-DD
    changed_at INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);
  CREATE INDEX enquiries_held ON enquiries (held, received_at) WHERE held IS NOT NULL;
  CREATE INDEX enquiries_to_mail ON enquiries (mail_due_at) WHERE mail_due_at IS NOT NULL;

  CREATE TABLE files (
    name TEXT PRIMARY KEY, -- its name in DATA_DIR/files
    enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    original TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    digest TEXT NOT NULL -- of what was sent
  ) STRICT;
  CREATE INDEX files_by_enquiry ON files (enquiry, position);

  -- Times that outlive a restart.
  CREATE TABLE times (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  -- Written to find out whether there is space for an enquiry.
  CREATE TABLE probe (filler BLOB NOT NULL) STRICT;
  `,
];
