import { join, relative, resolve } from "node:path";
import type { Config } from "../../config.ts";
import { below, openFolder, openS3, type Storage } from "../../files/storage.ts";

/** Where base copies and changes are kept: a folder, or the bucket of the pictures. */
export function openPlace({ archiveTo, dataDir, s3 }: Pick<Config, "archiveTo" | "dataDir" | "s3">): Storage {
  if (archiveTo === "s3" && s3) return below(openS3(s3), "arsip/");
  return openFolder(archiveTo ?? join(dataDir, "arsip"));
}

/** Whether pictures are lost together with the data folder, so that the archive has to hold them too. */
export function keepsPictures({ archiveTo, dataDir, s3 }: Pick<Config, "archiveTo" | "dataDir" | "s3">): boolean {
  if (s3 || archiveTo === null) return false;
  return relative(resolve(dataDir), resolve(archiveTo)).startsWith("..");
}

/** A company's own part of the place: two databases never mix, not even one that was restored from a backup. */
export const partOf = (place: Storage, system: string): Storage => below(place, `${system}/`);

/** The name of a segment of the log, or of the note that begins a timeline. */
export const SEGMENT = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/;
export const WAL = "wal/";
export const BASES = "dasar/";
export const PICTURES = "berkas/";
export const segmentKey = (name: string): string => `${WAL}${name}.gz`;

/** Whether a segment comes before another one, on whatever timeline. */
export const isBefore = (name: string, other: string): boolean =>
  name.length === other.length && name.slice(8) < other.slice(8);

/** A new company is not copied in its first minutes, and a start is not slowed down. */
export const FIRST_MINUTES = 5;
