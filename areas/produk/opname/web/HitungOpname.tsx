import { Alert, Button, Group, Progress, SegmentedControl, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { IconArrowLeft, IconScan, IconSearch, IconSend } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ScanDialog, type Scanned } from "#web/ui/scan/ScanDialog.tsx";
import { opname } from "../contract.ts";
import type { CaraHitung } from "../isiOpname.ts";
import { BarisHitung } from "./BarisHitung.tsx";
import classes from "./hitung.module.css";
import { produkDariKode } from "./kodeHitung.ts";
import { dicari, type Satu } from "./lembarHitung.ts";
import { useHitung } from "./useHitung.ts";

/** How many products are shown at once. */
const SEBAGIAN = 60;
const BAGIAN = ["belum", "sudah", "semua"] as const;
type Bagian = (typeof BAGIAN)[number];

type HitungProps = {
  idOpname: string;
  /** The product that is counted first. */
  awal: number | null;
  tutup: () => void;
  terkirim: () => void;
};

/** Counts the products of an opname: found by scanning or searching, also without a network. */
export function HitungOpname({ idOpname, awal, tutup, terkirim }: HitungProps) {
  const { lembar, baris, belumTerkirim, hitung, error, retry } = useHitung(idOpname);
  if (lembar === undefined || baris === undefined) {
    return error === null ? (
      <Skeleton height={420} aria-hidden />
    ) : (
      <LoadFailed message={error.message} retry={retry} />
    );
  }
  return (
    <Stack gap="sm" className={classes.page}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Button variant="subtle" px="xs" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={tutup}>
          {idOpname}
        </Button>
        <Kirim idOpname={idOpname} baris={baris} belumTerkirim={belumTerkirim} terkirim={terkirim} />
      </Group>
      {!lembar.hitung.boleh && <Alert color="orange">{lembar.hitung.alasan}</Alert>}
      <Kemajuan baris={baris} belumTerkirim={belumTerkirim} />
      <Lembar baris={baris} awal={awal} boleh={lembar.hitung.boleh} hitung={hitung} />
    </Stack>
  );
}

const belum = ({ jumlah }: Satu): boolean => jumlah === null;

function Kemajuan({ baris, belumTerkirim }: { baris: readonly Satu[]; belumTerkirim: number }) {
  const sudah = baris.length - baris.filter(belum).length;
  return (
    <div>
      <Text fw={600} role="status">
        {ribuan(sudah)} dari {ribuan(baris.length)} produk dihitung
      </Text>
      <Progress value={(100 * sudah) / Math.max(1, baris.length)} aria-label="Yang sudah dihitung" mt={4} />
      {belumTerkirim > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {ribuan(belumTerkirim)} hitungan menunggu jaringan
        </Text>
      )}
    </div>
  );
}

type LembarProps = {
  baris: readonly Satu[];
  awal: number | null;
  boleh: boolean;
  hitung: (idProduk: number, jumlah: number, cara: CaraHitung) => void;
};

function Lembar({ baris, awal, boleh, hitung }: LembarProps) {
  const { cari, setCari, bagian, setBagian, found, search, isOpen, open, scanned, save } = useDaftar({
    baris,
    awal,
    hitung,
  });
  const [banyak, setBanyak] = useState(SEBAGIAN);
  return (
    <>
      <TextInput
        ref={search}
        size="md"
        aria-label="Cari produk"
        placeholder="Kode atau nama produk"
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={cari}
        onChange={(event) => setCari(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label="Yang ditampilkan"
        value={bagian}
        onChange={(value) => setBagian(value as Bagian)}
        data={BAGIAN.map((value) => ({ value, label: { belum: "Belum", sudah: "Sudah", semua: "Semua" }[value] }))}
      />
      {found.length === 0 ? (
        <Kosong dicari={cari.trim() !== ""} bagian={bagian} />
      ) : (
        <ol className={classes.list} aria-label="Produk yang dihitung">
          {found.slice(0, banyak).map((satu) => (
            <BarisHitung
              key={satu.idProduk}
              satu={satu}
              terbuka={isOpen(satu)}
              boleh={boleh}
              open={() => open(satu)}
              save={(jumlah) => save(satu, jumlah)}
            />
          ))}
        </ol>
      )}
      {found.length > banyak && (
        <Button variant="default" onClick={() => setBanyak(banyak + SEBAGIAN)}>
          Tampilkan lagi ({ribuan(found.length - banyak)})
        </Button>
      )}
      {boleh && <Pindai baris={baris} pilih={scanned} tenang={found.some(isOpen)} />}
    </>
  );
}

/** What of the sheet is shown, and which product is being counted. */
function useDaftar({ baris, awal, hitung }: Omit<LembarProps, "boleh">) {
  const pertama = baris.find(({ idProduk }) => idProduk === awal);
  const [cari, setCari] = useState(pertama?.kodeProduk ?? "");
  const [bagian, setBagian] = useState<Bagian>("belum");
  const [terbuka, setTerbuka] = useState<{ idProduk: number; cara: CaraHitung } | null>(
    pertama ? { idProduk: pertama.idProduk, cara: "ketik" } : null,
  );
  const search = useRef<HTMLInputElement>(null);
  const isOpen = ({ idProduk }: Satu) => idProduk === terbuka?.idProduk;
  const dipilih = { belum: belum, sudah: (satu: Satu) => !belum(satu), semua: () => true }[bagian];
  // A search looks at all of them: whoever types a name wants this product, counted or not.
  const found = cari.trim() === "" ? baris.filter((satu) => dipilih(satu) || isOpen(satu)) : dicari(baris, cari);
  const open = (satu: Satu) => setTerbuka(isOpen(satu) ? null : { idProduk: satu.idProduk, cara: "ketik" });
  const scanned = ({ idProduk, kodeProduk }: Satu) => {
    setCari(kodeProduk);
    setTerbuka({ idProduk, cara: "pindai" });
  };
  /** On the sheet the next product follows; who searches or scans looks for the next one. */
  const save = (satu: Satu, jumlah: number) => {
    hitung(satu.idProduk, jumlah, terbuka?.cara ?? "ketik");
    const next = cari === "" ? found[found.indexOf(satu) + 1] : undefined;
    setTerbuka(next ? { idProduk: next.idProduk, cara: "ketik" } : null);
    if (next) return;
    setCari("");
    search.current?.focus();
  };
  return { cari, setCari, bagian, setBagian, found, search, isOpen, open, scanned, save };
}

function Kosong({ dicari, bagian }: { dicari: boolean; bagian: Bagian }) {
  if (dicari)
    return <EmptyState title="Tidak ditemukan" text="Tidak ada produk dengan kode atau nama itu di opname ini." />;
  if (bagian === "belum") return <EmptyState title="Semua sudah dihitung" text="Kirim opname ini untuk diputuskan." />;
  return <EmptyState title="Belum ada yang dihitung" text="Pindai atau cari produk, lalu ketik jumlahnya." />;
}

type PindaiProps = {
  baris: readonly Satu[];
  pilih: (satu: Satu) => void;
  /** It stands at the end of the page while a number is typed: a phone has little room above its keys. */
  tenang: boolean;
};

/** The camera, for codes of machines and labels of units: what was found is ready to be counted. */
function Pindai({ baris, pilih, tenang }: PindaiProps) {
  const dialog = useDialog<true>();
  const [ketemu, setKetemu] = useState(false);
  const take = (kode: string): Scanned => {
    const produk = produkDariKode(kode, baris);
    const satu = baris.find(({ idProduk }) => idProduk === produk?.idProduk);
    if (!satu) return { good: false, said: `${kode} tidak termasuk opname ini` };
    pilih(satu);
    setKetemu(true);
    return { good: true, said: satu.namaProduk };
  };
  const open = () => {
    setKetemu(false);
    dialog.open(true);
  };
  return (
    <div className={classes.scan} data-tenang={tenang || undefined}>
      <Button size="lg" fullWidth leftSection={<IconScan size={22} aria-hidden />} onClick={open}>
        Pindai
      </Button>
      <ScanDialog
        dialog={dialog}
        title={() => "Pindai produk"}
        progress={() => "Kode mesin, atau label nomor serinya"}
        full={() => ketemu}
        take={take}
        label="Kode mesin"
      />
    </div>
  );
}

type KirimProps = { idOpname: string; baris: readonly Satu[]; belumTerkirim: number; terkirim: () => void };

/** Sends it for decision; what was not counted is named and asked about. */
function Kirim({ idOpname, baris, belumTerkirim, terkirim }: KirimProps) {
  const sisa = baris.filter(belum);
  const run = useConfirmedCall({
    call: opname.kirimOpname,
    input: (id: string) => ({ idOpname: id, belumDihitung: sisa.length }),
    ask: (id) => `Kirim ${id} untuk diputuskan?`,
    text: sisa.length === 0 ? "Sesudah dikirim tidak dapat dihitung lagi." : kalimatBelum(sisa),
    danger: sisa.length > 0,
    busy: "Mengirim…",
    fallback: "Gagal mengirim stock opname",
    done: terkirim,
  });
  const alasan =
    belumTerkirim > 0
      ? "Masih ada hitungan yang belum terkirim"
      : sisa.length === baris.length
        ? "Belum ada yang dihitung"
        : undefined;
  return (
    <Button
      leftSection={<IconSend size={16} aria-hidden />}
      disabled={alasan !== undefined}
      title={alasan}
      onClick={() => void run(idOpname)}
    >
      Kirim
    </Button>
  );
}

const DISEBUT = 8;

function kalimatBelum(sisa: readonly Satu[]): string {
  const nama = sisa.slice(0, DISEBUT).map(({ namaProduk, kodeProduk }) => `${namaProduk} (${kodeProduk})`);
  const lain = sisa.length > DISEBUT ? [`dan ${ribuan(sisa.length - DISEBUT)} lainnya`] : [];
  return [`${ribuan(sisa.length)} produk belum dihitung dan tidak dikoreksi:`, ...nama, ...lain].join("\n");
}
