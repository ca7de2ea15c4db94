import { Button, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { KasKoran, MutasiBank, UsulanKoran } from "../isiKoran.ts";
import classes from "./koran.module.css";
import { uangSen } from "./uangSen.ts";

export type Tindakan = {
  match: (row: MutasiBank, usulan: UsulanKoran) => void;
  /** Puts it together by hand, or makes what is missing. */
  pick: (row: MutasiBank) => void;
  explain: (row: MutasiBank) => void;
  undo: (row: MutasiBank) => void;
};

type BarisProps = { row: MutasiBank; active: boolean; choose: () => void; tindakan: Tindakan };

/** A line of the bank with what it is or could be, and what one can do about it. */
export function BarisKoran({ row, active, choose, tindakan }: BarisProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <li ref={item} tabIndex={-1} className={classes.line} aria-current={active || undefined} onPointerDown={choose}>
      <div>
        <Text size="xs" c="dimmed">
          {tanggal(row.tanggal)}
        </Text>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {row.keterangan}
        </Text>
      </div>
      <div className={classes.amount}>
        <Text fw={600} c={row.sen < 0 ? "red.8" : "teal.9"}>
          {uangSen(row.sen)}
        </Text>
        {row.saldo !== null && (
          <Text size="xs" c="dimmed">
            Saldo {uangSen(row.saldo)}
          </Text>
        )}
      </div>
      {row.status === "sisa" ? <Sisa row={row} tindakan={tindakan} /> : <Selesai row={row} tindakan={tindakan} />}
    </li>
  );
}

const sebut = ({ idPengajuan, nominal, tanggal: hari, deskripsi }: KasKoran): string =>
  `${idPengajuan} · ${tanggal(hari)} · ${rupiah(nominal)}${deskripsi ? ` · ${deskripsi}` : ""}`;

function Kas({ kas }: { kas: readonly KasKoran[] }) {
  return kas.map((satu) => (
    <Text key={satu.idKas} size="sm" style={{ overflowWrap: "anywhere" }}>
      {sebut(satu)}
    </Text>
  ));
}

function Sisa({ row, tindakan }: Pick<BarisProps, "row" | "tindakan">) {
  const nama = `${tanggal(row.tanggal)} ${uangSen(row.sen)}`;
  const [pertama, ...lain] = row.usulan;
  return (
    <>
      {pertama && <Usulan usulan={pertama} nama={nama} accept={() => tindakan.match(row, pertama)} />}
      {lain.map((usulan) => (
        <Usulan
          key={usulan.kas.map(({ idKas }) => idKas).join()}
          usulan={usulan}
          nama={nama}
          accept={() => tindakan.match(row, usulan)}
        />
      ))}
      <div className={classes.beside}>
        <Text size="sm" c="dimmed">
          {pertama ? "" : "Tidak ada mutasi kas yang sepadan"}
        </Text>
        <div className={classes.buttons}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={`Pilih atau buat ${nama}`}
            onClick={() => tindakan.pick(row)}
          >
            Pilih atau buat
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={`Tanpa mutasi kas ${nama}`}
            onClick={() => tindakan.explain(row)}
          >
            Tanpa mutasi kas
          </Button>
        </div>
      </div>
    </>
  );
}

function Usulan({ usulan, nama, accept }: { usulan: UsulanKoran; nama: string; accept: () => void }) {
  return (
    <div className={classes.beside}>
      <div>
        <Text size="xs" c="dimmed">
          {usulan.alasan}
        </Text>
        <Kas kas={usulan.kas} />
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Cocokkan ${nama} dengan ${usulan.kas.map(({ idPengajuan }) => idPengajuan).join(", ")}`}
          onClick={accept}
        >
          Cocokkan
        </Button>
      </div>
    </div>
  );
}

const CARA = { sendiri: "Cocok sendiri", orang: "Dicocokkan", jelas: "Dijelaskan" } as const;

function Selesai({ row, tindakan }: Pick<BarisProps, "row" | "tindakan">) {
  const { cocok } = row;
  if (cocok === null) return null;
  const bersama = cocok.baris > 1 ? ` · bersama ${cocok.baris - 1} mutasi bank lain` : "";
  const cara = cocok.jenis === "orang" ? "" : `: ${cocok.alasan}`;
  return (
    <div className={classes.beside}>
      <div>
        <Text size="xs" c="dimmed">
          {CARA[cocok.jenis]} oleh {cocok.oleh}
          {cara}
          {bersama}
        </Text>
        <Kas kas={cocok.kas} />
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Batalkan ${tanggal(row.tanggal)} ${uangSen(row.sen)}`}
          onClick={() => tindakan.undo(row)}
        >
          Batalkan
        </Button>
      </div>
    </div>
  );
}
