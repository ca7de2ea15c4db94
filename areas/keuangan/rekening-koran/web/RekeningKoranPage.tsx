import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { ribuan, tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { Pager } from "#web/ui/list/Pager.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { kebutuhan } from "../../kebutuhan/contract.ts";
import type { PilihanRekening } from "../../rekening/contract.ts";
import { type Accounts, PerRekening } from "../../rekening/web/PerRekening.tsx";
import { rekeningKoran } from "../contract.ts";
import { type MutasiBank, NAMA_STATUS_KORAN, STATUS_KORAN } from "../isiKoran.ts";
import { BarisKoran } from "./BarisKoran.tsx";
import { CocokSendiri, Hasil } from "./KemajuanKoran.tsx";
import classes from "./koran.module.css";
import { type Baca, useBaca } from "./useBaca.ts";
import { useDaftarKoran } from "./useDaftarKoran.ts";

const BacaKoran = onOpening(() => import("./BacaKoran.tsx").then((file) => file.BacaKoran));
const JelaskanKoran = onOpening(() => import("./JelaskanKoran.tsx").then((file) => file.JelaskanKoran));
const PilihKoran = onOpening(() => import("./PilihKoran.tsx").then((file) => file.PilihKoran));
const RekonsiliasiDialog = onOpening(() =>
  import("../../rekonsiliasi/web/RekonsiliasiDialog.tsx").then((file) => file.RekonsiliasiDialog),
);
const JudulKoran = onOpening(() => import("./JudulKoran.tsx").then((file) => file.JudulKoran));

/** What the bank said of an account beside its book. */
export function RekeningKoranPage() {
  return <PerRekening>{(asked) => <Dimulai {...asked} />}</PerRekening>;
}

/** Begins with the account that has most to do. */
function Dimulai({ accounts, first }: Accounts) {
  const { data, error } = useCall(rekeningKoran.getSisaKoran, {});
  if (data === undefined && error === null) return <Skeleton height={420} aria-hidden />;
  const sisa = new Map<number, number>((data?.data ?? []).map((row) => [row.idRekening, row.sisa]));
  const [terbanyak] = sisa.keys();
  return (
    <Koran accounts={accounts} first={accounts.find((row) => row.idRekening === terbanyak) ?? first} sisa={sisa} />
  );
}

type KoranProps = Accounts & { sisa: ReadonlyMap<number, number> };

const useDaftar = (first: PilihanRekening) =>
  useList(rekeningKoran.getRekeningKoran, {
    filters: { idRekening: String(first.idRekening), status: "sisa" },
    limits: [50],
  });
type Daftar = ReturnType<typeof useDaftar>;

function Koran({ accounts, first, sisa }: KoranProps) {
  // It stays where one works, also when another account has more to do by then.
  const [awal] = useState(first);
  const list = useDaftar(awal);
  const idRekening = Number(list.filters.idRekening);
  const baca = useBaca(idRekening);
  const membaca = useDialog();
  const menamai = useDialog();
  const menyamakan = useDialog();
  const jelaskan = useDialog<MutasiBank>();
  const pilih = useDialog<MutasiBank>();
  const namaRekening = accounts.find((row) => row.idRekening === idRekening)?.namaRekening ?? "";
  const blocked = membaca.opened || menyamakan.opened || menamai.opened || jelaskan.opened || pilih.opened;
  const daftar = useDaftarKoran({ rows: list.rows ?? [], idRekening, jelaskan, pilih, blocked });
  const drop = useDrop(baca);
  // Known before a dialog opens, where a fee is asked for by two keys in quick succession.
  useCall(kebutuhan.getKebutuhanDropdown, {});
  return (
    <Stack gap="md" className={classes.drop} {...drop}>
      <Group justify="space-between" gap="sm">
        <SelectFilter
          list={list}
          name="idRekening"
          label="Rekening"
          searchable
          options={accounts.map((row) => ({ value: String(row.idRekening), label: bernama(row, sisa) }))}
        />
        <Group gap="sm">
          <Button variant="default" onClick={() => menamai.open()}>
            Nama kolom
          </Button>
          <Button variant="default" onClick={() => menyamakan.open()}>
            Rekonsiliasi
          </Button>
          <CocokSendiri idRekening={idRekening} />
          <Button leftSection={<IconUpload size={16} aria-hidden />} loading={baca.busy} onClick={() => membaca.open()}>
            Baca berkas
          </Button>
        </Group>
      </Group>
      {!membaca.opened && <Hasil baca={baca} />}
      <Keadaan list={list} />
      <Lembar list={list} daftar={daftar} />
      <BacaKoran dialog={membaca} baca={baca} />
      <JudulKoran dialog={menamai} idRekening={idRekening} judul={list.answer?.judul ?? null} />
      <RekonsiliasiDialog dialog={menyamakan} idRekening={idRekening} namaRekening={namaRekening} />
      <PilihKoran
        dialog={pilih}
        rekening={{ idRekening, namaRekening }}
        selesai={(idKoran, idKas, idCocok) => daftar.done(idKoran, idCocok, idKas)}
      />
      <JelaskanKoran
        dialog={jelaskan}
        idRekening={idRekening}
        done={({ idKoran }, idCocok) => daftar.done([idKoran], idCocok)}
      />
    </Stack>
  );
}

/** A file that is dropped anywhere on the screen is read. */
function useDrop(baca: Baca) {
  const [over, setOver] = useState(false);
  return {
    "data-over": over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) void baca.send(file);
    },
  };
}

/** The name of an account, with how many of its lines are left. */
function bernama({ idRekening, namaRekening }: PilihanRekening, sisa: ReadonlyMap<number, number>): string {
  const banyak = sisa.get(idRekening) ?? 0;
  return banyak === 0 ? namaRekening : `${namaRekening} (${ribuan(banyak)})`;
}

/** How many lines stand how; each is a list of its own. */
function Keadaan({ list }: { list: Daftar }) {
  const { answer } = list;
  return (
    <Group justify="space-between" gap="xs">
      <Button.Group>
        {STATUS_KORAN.map((status) => (
          <Button
            key={status}
            variant={list.filters.status === status ? "filled" : "default"}
            aria-pressed={list.filters.status === status}
            onClick={() => list.setFilters({ status })}
          >
            {NAMA_STATUS_KORAN[status]} {answer ? ribuan(answer.jumlah[status]) : ""}
          </Button>
        ))}
      </Button.Group>
      {answer?.sampai && (
        <Text size="sm" c="dimmed">
          Sampai {tanggal(answer.sampai)}
          {answer.jumlah.tunda > 0 ? ` · ${answer.jumlah.tunda} menunggu dibukukan bank` : ""}
        </Text>
      )}
    </Group>
  );
}

type LembarProps = { list: Daftar; daftar: ReturnType<typeof useDaftarKoran> };

function Lembar({ list, daftar }: LembarProps) {
  const { list: lines, shown, active, choose, tindakan, terakhir, undoLast } = daftar;
  if (list.error !== null && list.rows === undefined) return <LoadFailed message={list.error} retry={list.retry} />;
  if (list.rows === undefined) return <Skeleton height={320} aria-hidden />;
  return (
    <>
      <Group justify="space-between" gap="xs" mih={30}>
        <Text size="xs" c="dimmed" className={classes.keys}>
          J turun · K naik · Enter cocokkan · N pilih atau buat · X tanpa mutasi kas · U batalkan
        </Text>
        {terakhir !== undefined && (
          <Button size="compact-sm" variant="subtle" onClick={undoLast}>
            Batalkan yang terakhir
          </Button>
        )}
      </Group>
      {shown.length === 0 ? (
        <Kosong status={list.filters.status} begun={Boolean(list.answer?.sampai)} />
      ) : (
        <ol ref={lines} className={classes.lines} aria-label="Mutasi bank">
          {shown.map((row, at) => (
            <BarisKoran
              key={row.idKoran}
              row={row}
              active={at === active}
              choose={() => choose(at)}
              tindakan={tindakan}
            />
          ))}
        </ol>
      )}
      <Pager label="Mutasi bank" list={list} />
    </>
  );
}

function Kosong({ status, begun }: { status: string; begun: boolean }) {
  if (!begun) {
    const text = "Baca berkas dari bank, jatuhkan di sini, atau tempel teksnya.";
    return <EmptyState title="Belum ada mutasi bank" text={text} />;
  }
  const text = status === "sisa" ? "Semua mutasi bank sudah cocok atau dijelaskan." : "Tidak ada mutasi bank di sini.";
  return <EmptyState title={status === "sisa" ? "Selesai" : "Kosong"} text={text} />;
}
