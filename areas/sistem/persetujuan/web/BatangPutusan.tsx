import { Button, Text, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { jakartaToday, ribuan, rupiah } from "#kernel/format.ts";
import { TanggalUangField } from "#web/documents/TanggalUangField.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { isUang, NOTE_KOSONG, type StatusPutusan } from "../contract.ts";
import { sumDampak } from "./dampakBersama.ts";
import classes from "./persetujuan.module.css";
import { KATA, mayFor, type Niat } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** The decision, within reach of the thumb: first what is meant, then the confirmation. */
export function BatangPutusan({ kotak }: { kotak: Kotak }) {
  const { niat } = kotak;
  return (
    <section className={classes.bar} aria-label="Putusan">
      {niat ? <Konfirmasi key={niat.status} niat={niat} kotak={kotak} /> : <Pilihan kotak={kotak} />}
    </section>
  );
}

function Pilihan({ kotak }: { kotak: Kotak }) {
  const { current, count, marked, setuju } = kotak;
  const several = marked.size > 0;
  return (
    <>
      {several && <Bersama rows={kotak.chosen} />}
      <div className={classes.buttons}>
        {(Object.keys(KATA) as StatusPutusan[]).map((status) => {
          const { kerja, key, color } = KATA[status];
          const aturan = several || !current ? null : status === "Disetujui" ? setuju : mayFor(current, status);
          return (
            <Button
              key={status}
              size="md"
              color={color}
              variant={status === "Disetujui" ? "filled" : "light"}
              disabled={aturan?.boleh === false}
              title={aturan?.alasan ?? undefined}
              onClick={() => kotak.intend(status)}
              rightSection={<kbd className={classes.kbd}>{key}</kbd>}
            >
              {several ? `${kerja} ${count}` : kerja}
            </Button>
          );
        })}
        {kotak.hangus.open && (
          <Button
            size="md"
            color="yellow"
            variant="light"
            onClick={kotak.hangus.open}
            rightSection={<kbd className={classes.kbd}>H</kbd>}
          >
            DP hangus
          </Button>
        )}
      </div>
      {!several && setuju.alasan !== null && (
        <Text size="sm" c="red" mt={6}>
          {setuju.alasan}
        </Text>
      )}
      <Text size="xs" c="dimmed" className={classes.keys}>
        <kbd>J</kbd> <kbd>K</kbd> pindah · <kbd>X</kbd> tandai · <kbd>Esc</kbd> lepas tanda
      </Text>
    </>
  );
}

/** What approving all that are marked would do to each account. */
function Bersama({ rows }: { rows: Kotak["chosen"] }) {
  const dampak = sumDampak(rows);
  return (
    <Text size="sm" role="status" className={classes.bersama}>
      <b>{ribuan(rows.length)} dokumen</b>
      {dampak.length === 0 && " tanpa uang yang bergerak"}
      {dampak.map(({ rekening, jumlah }) => (
        <span key={rekening}>
          {rekening} <Money value={jumlah} />
        </span>
      ))}
    </Text>
  );
}

const sebut = ({ status, rows }: Niat): string => {
  const total = rows.reduce((sum, { nominal }) => sum + (nominal ?? 0), 0);
  const apa = rows.length === 1 ? rows[0]?.id : `${rows.length} dokumen`;
  const uang = total === 0 ? [] : [rupiah(total)];
  return [`${KATA[status].kerja} ${apa}`, ...uang].join(", ");
};

function Konfirmasi({ niat, kotak }: { niat: Niat; kotak: Kotak }) {
  const [note, setNote] = useState("");
  const [tanggalUang, setTanggalUang] = useState<string>(() => jakartaToday(new Date()));
  const beruang = niat.status === "Disetujui" && niat.rows.every(({ jenis }) => isUang(jenis));
  const [problem, setProblem] = useState<string | null>(null);
  const perlu = niat.status !== "Disetujui";
  const kirim = () => {
    if (perlu && note.trim() === "") setProblem(NOTE_KOSONG);
    else kotak.confirm(note.trim(), beruang ? tanggalUang : "");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    kirim();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter is the keyboard's way to the button inside
    <div onKeyDown={press}>
      <Text fw={600}>{sebut(niat)}</Text>
      {niat.status === "Ditolak" && niat.rows.some(({ jenis }) => jenis === "invoice") && (
        <Text size="sm">
          Invoice yang ditolak dihapus. Pembuatnya diberi tahu alasannya dan dapat membuat yang baru.
        </Text>
      )}
      <Textarea
        label="Note"
        data-autofocus
        autoFocus
        withAsterisk={perlu}
        maxLength={1000}
        autosize
        minRows={1}
        maxRows={4}
        value={note}
        error={problem}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {beruang && <TanggalUangField value={tanggalUang} onChange={setTanggalUang} />}
      <div className={classes.buttons}>
        <Button size="md" color={KATA[niat.status].color} loading={kotak.busy} onClick={kirim}>
          Konfirmasi <kbd className={classes.kbd}>Ctrl Enter</kbd>
        </Button>
        <Button size="md" variant="default" onClick={kotak.cancel}>
          Batal <kbd className={classes.kbd}>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}
