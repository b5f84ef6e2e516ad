-- version 1
CREATE TABLE glance_images (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  owner TEXT NOT NULL AS (ifnull(doc ->> 'owner', '')) STORED,
  visibility TEXT NOT NULL AS (doc ->> 'visibility') STORED,
  os_hidden INTEGER NOT NULL AS (doc ->> 'os_hidden') STORED,
  protected INTEGER NOT NULL AS (doc ->> 'protected') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  container_format TEXT NOT NULL AS (ifnull(doc ->> 'container_format', '')) STORED,
  disk_format TEXT NOT NULL AS (ifnull(doc ->> 'disk_format', '')) STORED,
  size INTEGER NOT NULL AS (ifnull(doc ->> 'size', -1)) STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED,
  min_disk INTEGER NOT NULL AS (doc ->> 'min_disk'),
  min_ram INTEGER NOT NULL AS (doc ->> 'min_ram'),
  checksum TEXT NOT NULL AS (ifnull(doc ->> 'checksum', '')),
  os_hash_algo TEXT NOT NULL AS (ifnull(doc ->> 'os_hash_algo', '')),
  os_hash_value TEXT NOT NULL AS (ifnull(doc ->> 'os_hash_value', ''))
);
CREATE INDEX glance_images_created ON glance_images (created_at, id);
CREATE INDEX glance_images_name ON glance_images (name, created_at, id);

CREATE TABLE glance_members (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  image_id TEXT NOT NULL AS (doc ->> 'image_id') STORED,
  member_id TEXT NOT NULL AS (doc ->> 'member_id') STORED,
  status TEXT NOT NULL AS (doc ->> 'status') STORED
);
CREATE INDEX glance_members_image ON glance_members (image_id);
CREATE INDEX glance_members_member ON glance_members (member_id, image_id);

-- version 2
CREATE TABLE glance_metadef_namespaces (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  namespace TEXT NOT NULL UNIQUE AS (doc ->> 'namespace') STORED,
  owner TEXT NOT NULL AS (doc ->> 'owner') STORED,
  visibility TEXT NOT NULL AS (doc ->> 'visibility') STORED,
  protected INTEGER NOT NULL AS (doc ->> 'protected') STORED,
  display_name TEXT NOT NULL AS (ifnull(doc ->> 'display_name', '')) STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED
);
CREATE INDEX glance_metadef_namespaces_created ON glance_metadef_namespaces (created_at, id);

CREATE TABLE glance_metadef_resource_types (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);

CREATE TABLE glance_tasks (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  image_id TEXT NOT NULL AS (doc ->> 'image_id') STORED,
  owner TEXT NOT NULL AS (doc ->> 'owner') STORED,
  type TEXT NOT NULL AS (doc ->> 'type') STORED,
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED,
  expires_at TEXT NOT NULL AS (ifnull(doc ->> 'expires_at', '')) STORED
);
CREATE INDEX glance_tasks_image ON glance_tasks (image_id);
