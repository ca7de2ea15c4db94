import { Badge, Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconShoppingCart } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { KATEGORI } from "#areas/produk/produk/isiProduk.ts";
import { CallFailed } from "#web/api/client.ts";
import { useSession } from "#web/api/session.ts";
import { KATEGORI_LABEL } from "#web/documents/produk.ts";
import { toastInfo } from "#web/ui/dialog/dialogs.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { whenUsed } from "#web/ui/page/idle.ts";
import { later } from "#web/ui/page/later.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { hargaJual, jumlahUnit, type Keranjang } from "../../keranjang/isiKeranjang.ts";
import { useKeranjang } from "../../keranjang/web/useKeranjang.ts";
import { KatalogList } from "./KatalogList.tsx";
import classes from "./katalog.module.css";

const ambilKeranjang = () => import("../../keranjang/web/KeranjangView.tsx").then((file) => file.KeranjangView);
const KeranjangView = later(ambilKeranjang, 480);
const OrderDibuat = later(() => import("./OrderDibuat.tsx").then((file) => file.OrderDibuat), 100);

/** Fills the cart with the parts of the visit that the address names, once. */
function useKunjungan(idKunjungan: string | undefined, open: () => void): void {
  const { idUser } = useSession();
  const done = useRef("");
  useEffect(() => {
    if (!idKunjungan || done.current === idKunjungan) return;
    done.current = idKunjungan;
    const fill = async () => {
      const { orderKunjungan } = await import("../../keranjang/web/orderLagi.ts");
      if (await orderKunjungan(idUser, idKunjungan)) open();
    };
    fill().catch((failure: unknown) => {
      if (!(failure instanceof CallFailed)) throw failure;
      toastInfo(failure.sentence("Gagal membaca kunjungan"));
    });
  }, [idKunjungan, idUser, open]);
}

const SEMUA = "semua";
const PILIHAN = [
  { value: SEMUA, label: "Semua kategori" },
  ...KATEGORI.map((value) => ({ value, label: KATEGORI_LABEL[value] })),
];

/** The catalogue, or the cart in its place; Back leaves the cart. */
export function KatalogPage() {
  const { values, change } = useUrlState();
  const [menunggu, setMenunggu] = useState<string | null>(null);
  useEffect(() => whenUsed(ambilKeranjang), []);
  useKunjungan(values.kunjungan, () => change({ kunjungan: null, keranjang: "1" }, "replace"));
  if (values.keranjang === "1") {
    const close = (dibuat: string | null = null, alasan: string | null = null) => {
      setMenunggu(alasan);
      change({ keranjang: null, dibuat }, "push");
    };
    return <KeranjangView onClose={() => close()} onDone={close} />;
  }
  const adaStok = values.stok === "ada";
  const kategori = KATEGORI.find((satu) => satu === values.kategori);
  // An address that leads to one machine or upgrade searches both lists for it.
  const berdua = values["utama-cari"] !== undefined && values["utama-cari"] === values["upgrade-cari"];
  return (
    <Stack gap="lg" className={classes.katalog} data-berdua={berdua || undefined}>
      {/* On the left, because toasts at the top right must not cover the button of the cart. */}
      <Group gap="xs" wrap="nowrap" className={classes.saring}>
        <TombolKeranjang onOpen={() => change({ keranjang: "1" }, "push")} />
        <LaterSelect
          aria-label="Kategori"
          data={PILIHAN}
          value={kategori ?? SEMUA}
          onChange={(next) => change({ kategori: next === SEMUA ? null : next }, "push")}
          allowDeselect={false}
          className={classes.kategori}
        />
        <Button
          variant={adaStok ? "light" : "default"}
          aria-pressed={adaStok}
          className={classes.stok}
          onClick={() => change({ stok: adaStok ? null : "ada" }, "push")}
        >
          Ada stok
        </Button>
        <HargaUntuk />
      </Group>
      {values.dibuat && (
        <OrderDibuat idSo={values.dibuat} menunggu={menunggu} close={() => change({ dibuat: null }, "replace")} />
      )}
      {kategori !== "upgrade" && <KatalogList kategori="utama" adaStok={adaStok} />}
      {kategori !== "utama" && <KatalogList kategori="upgrade" adaStok={adaStok} />}
      <BilahKeranjang onOpen={() => change({ keranjang: "1" }, "push")} />
    </Stack>
  );
}

/** Says whose prices the cards show. */
function HargaUntuk() {
  const { untuk } = useKeranjang();
  if (!untuk) return null;
  return (
    <Text size="sm" c="dimmed" truncate>
      Harga untuk {untuk.nama}
    </Text>
  );
}

/** On a phone the sum of the cart stays in sight. */
function BilahKeranjang({ onOpen }: { onOpen: () => void }) {
  const { keranjang } = useKeranjang();
  if (keranjang.length === 0) return null;
  return (
    <div className={classes.bilah}>
      <span>
        {jumlahUnit(keranjang)} unit <Money value={jumlahHarga(keranjang)} />
      </span>
      <Button size="sm" onClick={onOpen}>
        Lihat keranjang
      </Button>
    </div>
  );
}

const jumlahHarga = (keranjang: Keranjang): number =>
  keranjang.reduce((sum, line) => sum + line.qty * hargaJual(line, ""), 0);

function TombolKeranjang({ onOpen }: { onOpen: () => void }) {
  const { keranjang } = useKeranjang();
  const count = keranjang.length;
  return (
    <Button
      leftSection={<IconShoppingCart size={17} aria-hidden />}
      rightSection={
        count > 0 && (
          <>
            <Badge color="red.8" size="sm" circle={count < 10}>
              {count}
            </Badge>
            <VisuallyHidden> produk, {jumlahUnit(keranjang)} unit</VisuallyHidden>
          </>
        )
      }
      onClick={onOpen}
    >
      Keranjang
    </Button>
  );
}
