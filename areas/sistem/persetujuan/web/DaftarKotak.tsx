import { Checkbox, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import menunggu from "#web/documents/menunggu.module.css";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import type { Menunggu } from "../contract.ts";
import classes from "./persetujuan.module.css";
import { kunciOf } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** What waits, oldest first; a box marks several for one decision. */
export function DaftarKotak({ kotak }: { kotak: Kotak }) {
  const { rows = [], total, current, marked } = kotak;
  const list = useRef<HTMLUListElement>(null);
  const shown = current && kunciOf(current);
  const before = useRef(shown);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    here?.scrollIntoView({ block: "nearest" });
    if (before.current === shown) return;
    before.current = shown;
    // The focus goes along, or Enter would lead back to the card on which it stayed; who does something else is left alone.
    // The page itself has it after a way inside the app.
    const { activeElement } = document;
    if (activeElement?.matches("body, main") || list.current?.contains(activeElement))
      here?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <section className={menunggu.box} aria-label="Menunggu putusan">
      <Text size="sm" c="dimmed" px="sm" py={6}>
        {total} menunggu{marked.size > 0 ? `, ${marked.size} ditandai` : ""}
      </Text>
      <ul ref={list}>
        {rows.map((row) => (
          <Kartu key={kunciOf(row)} row={row} kotak={kotak} here={kunciOf(row) === shown} />
        ))}
      </ul>
    </section>
  );
}

function Kartu({ row, kotak, here }: { row: Menunggu; kotak: Kotak; here: boolean }) {
  const key = kunciOf(row);
  return (
    <li className={classes.card} data-here={here || undefined}>
      <Checkbox
        aria-label={`Tandai ${row.id}`}
        checked={kotak.marked.has(key)}
        onChange={() => kotak.mark(row)}
        size="sm"
      />
      <button
        type="button"
        className={menunggu.press}
        aria-current={here || undefined}
        onClick={() => kotak.show(row, kotak.opened ? "replace" : "push")}
      >
        <span className={classes.head}>
          <span>{row.sebutan}</span>
          <b>
            <Money value={row.nominal} />
          </b>
        </span>
        <span className={classes.judul}>{row.judul}</span>
        <span className={`${menunggu.small} ${classes.kecil}`}>
          {row.oleh} · <Tanggal value={row.tanggal} /> · {row.id}
        </span>
        {row.persetujuan && <span className={classes.kurang}>{row.persetujuan}</span>}
      </button>
    </li>
  );
}
