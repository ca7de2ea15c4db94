import type { Buku, Usaha as Tercatat } from "./sejarah.ts";
import { findCycles, nameOf, type Sisi } from "./siklus.ts";

/** Of each kind; one fault makes hundreds. */
const MOST = 8;

/** With the number of rows in all that was read. */
type Usaha = Omit<Tercatat, "baca"> & { baca: readonly { buku: string; baris: number; saldo?: number }[] };

/**
 * What clients saw, held against the books that there are in the end: what was acknowledged is in them once; what was read had been
 * written; a session sees its own writes and never less than before; who asks after an answer sees what was answered, unless his
 * call may lag; and no actions depend on each other in a circle (Adya's G0, G1c, G-single, G2). Books whose order nobody knows stay unjudged.
 */
export function checkHistory(tercatat: readonly Tercatat[], buku: Buku, unjudged: readonly string[] = []): string[] {
  const isJudged = ({ buku: nama }: { buku: string }) => !unjudged.includes(nama);
  const usaha = tercatat.flatMap(atTwoMoments).map((one) => ({
    ...one,
    tulis: one.tulis.filter(isJudged),
    baca: one.baca.filter(isJudged).map((bacaan) => counted(bacaan, buku)),
  }));
  const writers = writersOf(usaha);
  const found = [
    checkBooks(usaha, buku, writers),
    checkReads(usaha, buku),
    checkSessions(usaha, buku),
    checkRealTime(usaha, buku),
    checkCycles(usaha, buku, writers),
  ];
  return found.flatMap((kind) => kind.slice(0, MOST));
}

/** What was counted after the rest was read is a question of its own, asked and answered at the same time. */
function atTwoMoments(one: Tercatat): Tercatat[] {
  const [dihitung, lain] = [one.baca.filter((each) => each.dihitung), one.baca.filter((each) => !each.dihitung)];
  if (dihitung.length === 0 || lain.length === 0) return [one];
  return [
    { ...one, baca: lain },
    { ...one, baca: dihitung, tulis: [] },
  ];
}

/** A balance that stands nowhere is one row too many, and so a finding. */
function counted({ buku: nama, baris, saldo }: Tercatat["baca"][number], buku: Buku): Usaha["baca"][number] {
  if (baris !== null) return { buku: nama, baris, ...(saldo !== undefined && { saldo }) };
  const rows = buku[nama] ?? [];
  const at = rows.findIndex((row) => row.saldo === saldo);
  return { buku: nama, baris: at === -1 ? rows.length + 1 : at + 1 };
}

const keyOf = (buku: string, tanda: string): string => `${buku}\n${tanda}`;
const said = ({ sesi, panggilan, mulai }: Usaha): string => `${sesi} ${panggilan} at ${mulai.toFixed(0)}`;

/** Who wrote which row: their places in the history. */
function writersOf(usaha: readonly Usaha[]): Map<string, number[]> {
  const writers = new Map<string, number[]>();
  for (const [at, { tulis }] of usaha.entries()) {
    for (const { buku, tanda } of tulis) {
      const key = keyOf(buku, tanda);
      writers.set(key, [...(writers.get(key) ?? []), at]);
    }
  }
  return writers;
}

/** Which row of its book a mark is, from 1. */
function placesOf(buku: Buku): Map<string, number> {
  const rows = Object.entries(buku).flatMap(([nama, rows]) =>
    rows.map(({ tanda }, at) => [keyOf(nama, tanda), at + 1] as const),
  );
  return new Map(rows.toReversed());
}

function checkBooks(usaha: readonly Usaha[], buku: Buku, writers: ReadonlyMap<string, number[]>): string[] {
  const found: string[] = [];
  const counts = new Map<string, number>();
  for (const [nama, rows] of Object.entries(buku)) {
    for (const { tanda } of rows) counts.set(keyOf(nama, tanda), (counts.get(keyOf(nama, tanda)) ?? 0) + 1);
  }
  for (const [key, by] of writers) {
    const count = counts.get(key) ?? 0;
    const [nama, tanda] = key.split("\n");
    const results = by.map((at) => usaha[at]?.hasil);
    const acknowledged = results.filter((hasil) => hasil === "berhasil").length;
    const uncertain = results.filter((hasil) => hasil === "tidak pasti").length;
    if (count < acknowledged || count > acknowledged + uncertain) {
      found.push(
        `Book ${nama}: ${tanda} is there ${count} times, acknowledged ${acknowledged}, uncertain ${uncertain}`,
      );
    }
  }
  return found;
}

function checkReads(usaha: readonly Usaha[], buku: Buku): string[] {
  const found: string[] = [];
  for (const one of usaha) {
    for (const { buku: nama, baris, saldo } of one.baca) {
      const rows = buku[nama] ?? [];
      if (baris > rows.length) found.push(`${said(one)} saw ${baris} rows of ${nama}, which has ${rows.length}`);
      const row = rows[baris - 1];
      if (saldo !== undefined && row?.saldo !== undefined && row.saldo !== saldo) {
        found.push(`${said(one)} saw ${saldo} after row ${baris} of ${nama}, where ${row.saldo} stands`);
      }
    }
  }
  return found;
}

/** Own writes are read, and reads never go back. */
function checkSessions(usaha: readonly Usaha[], buku: Buku): string[] {
  const found: string[] = [];
  const places = placesOf(buku);
  const known = new Map<string, { baris: number; oleh: string }>();
  for (const one of usaha.toSorted((a, b) => a.mulai - b.mulai)) {
    if (one.hasil !== "berhasil") continue;
    const note = (nama: string, baris: number, how: string) => {
      const key = keyOf(one.sesi, nama);
      if (baris > (known.get(key)?.baris ?? 0)) known.set(key, { baris, oleh: `${how} ${said(one)}` });
    };
    for (const { buku: nama, baris } of one.baca) {
      const before = known.get(keyOf(one.sesi, nama));
      if (before && baris < before.baris) {
        found.push(`${said(one)} saw ${baris} rows of ${nama}, though it had ${before.oleh}: row ${before.baris}`);
      }
      note(nama, baris, "read in");
    }
    for (const { buku: nama, tanda } of one.tulis) note(nama, places.get(keyOf(nama, tanda)) ?? 0, "written in");
  }
  return found;
}

/** Who asks after an answer sees it, and a later write stands after an earlier one. */
function checkRealTime(usaha: readonly Usaha[], buku: Buku): string[] {
  const found: string[] = [];
  const places = placesOf(buku);
  const answered = usaha.filter(({ hasil }) => hasil === "berhasil").toSorted((a, b) => a.selesai - b.selesai);
  const known = new Map<string, { baris: number; oleh: Usaha }>();
  let at = 0;
  for (const one of usaha.toSorted((a, b) => a.mulai - b.mulai)) {
    for (let before = answered[at]; before && before.selesai < one.mulai; before = answered[++at]) {
      const seen = before.baca.map(({ buku: nama, baris }) => [nama, baris] as const);
      const written = before.tulis.map(({ buku: nama, tanda }) => [nama, places.get(keyOf(nama, tanda)) ?? 0] as const);
      for (const [nama, baris] of [...seen, ...written]) {
        if (baris > (known.get(nama)?.baris ?? 0)) known.set(nama, { baris, oleh: before });
      }
    }
    if (one.hasil !== "berhasil" || one.bolehTua) continue;
    for (const { buku: nama, baris } of one.baca) {
      const before = known.get(nama);
      if (before && baris < before.baris) {
        found.push(
          `${said(one)} saw ${baris} rows of ${nama}, after ${said(before.oleh)} was answered: row ${before.baris}`,
        );
      }
    }
    for (const { buku: nama, tanda } of one.tulis) {
      const before = known.get(nama);
      const place = places.get(keyOf(nama, tanda)) ?? 0;
      if (before && place > 0 && place <= before.baris) {
        found.push(
          `${said(one)} wrote row ${place} of ${nama}, after ${said(before.oleh)} was answered: row ${before.baris}`,
        );
      }
    }
  }
  return found;
}

function checkCycles(usaha: readonly Usaha[], buku: Buku, writers: ReadonlyMap<string, number[]>): string[] {
  const edges = [...bookEdges(usaha, buku, writers), ...sessionEdges(usaha)];
  const { edges: later, nodes } = timeEdges(usaha);
  return findCycles(nodes, [...edges, ...later]).map((cycle) => {
    const steps = cycle.map(({ dari, jenis, karena }) => {
      const one = usaha[dari];
      return one ? `${said(one)} -${jenis}${karena ? ` ${karena}` : ""}->` : "";
    });
    return `${nameOf(cycle)}: ${steps.filter(Boolean).join(" ")} the first`;
  });
}

/** Each row stands after the one before; who read a row comes after its writer and before the writer of the next. */
function bookEdges(usaha: readonly Usaha[], buku: Buku, writers: ReadonlyMap<string, number[]>): Sisi[] {
  const edges: Sisi[] = [];
  const add = (dari: number | undefined, ke: number | undefined, jenis: "ww" | "wr" | "rw", karena: string) => {
    if (dari !== undefined && ke !== undefined && dari !== ke) edges.push({ dari, ke, jenis, karena });
  };
  const authors = new Map<string, (number | undefined)[]>();
  for (const [nama, rows] of Object.entries(buku)) {
    const by = rows.map(({ tanda }) => writers.get(keyOf(nama, tanda))?.find((at) => usaha[at]?.hasil !== "gagal"));
    authors.set(nama, by);
    for (const [at, author] of by.entries()) add(by[at - 1], author, "ww", `${nama} ${at + 1}`);
  }
  for (const [at, { baca, hasil }] of usaha.entries()) {
    if (hasil !== "berhasil") continue;
    for (const { buku: nama, baris } of baca) {
      const by = authors.get(nama) ?? [];
      add(by[baris - 1], at, "wr", `${nama} ${baris}`);
      add(at, by[baris], "rw", `${nama} ${baris + 1}`);
    }
  }
  return edges;
}

/** What a session does comes after what it did; of what it asked at the same time nothing comes first. */
function sessionEdges(usaha: readonly Usaha[]): Sisi[] {
  const last = new Map<string, { mulai: number; now: number[]; before: number[] }>();
  const order = [...usaha.entries()].filter(([, { hasil }]) => hasil === "berhasil");
  return order
    .sort(([, a], [, b]) => a.mulai - b.mulai)
    .flatMap(([ke, { sesi, mulai }]) => {
      const one = last.get(sesi) ?? { mulai, now: [], before: [] };
      const { now, before } = one.mulai === mulai ? one : { now: [], before: one.now };
      last.set(sesi, { mulai, now: [...now, ke], before });
      return before.map((dari) => ({ dari, ke, jenis: "sesi" as const, karena: "" }));
    });
}

/**
 * What was asked after an answer comes after it, unless it may lag. Not an edge for each two of them: a row of moments, one at each
 * answer, leads from those that are answered to those that are asked.
 */
function timeEdges(usaha: readonly Usaha[]): { edges: Sisi[]; nodes: number } {
  const edge = (dari: number, ke: number): Sisi => ({ dari, ke, jenis: "waktu", karena: "" });
  const asked = [...usaha.entries()].filter(([, one]) => one.hasil === "berhasil");
  const moments = asked.toSorted(([, a], [, b]) => a.selesai - b.selesai);
  const edges = moments.flatMap(([at], moment) => {
    const here = usaha.length + moment;
    return moment === 0 ? [edge(at, here)] : [edge(at, here), edge(here - 1, here)];
  });
  let moment = 0;
  for (const [at, one] of asked.toSorted(([, a], [, b]) => a.mulai - b.mulai)) {
    while ((moments[moment]?.[1].selesai ?? Number.POSITIVE_INFINITY) < one.mulai) moment += 1;
    if (moment > 0 && !one.bolehTua) edges.push(edge(usaha.length + moment - 1, at));
  }
  return { edges, nodes: usaha.length + moments.length };
}
