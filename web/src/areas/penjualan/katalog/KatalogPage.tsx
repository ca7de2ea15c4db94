import { Badge, Button, Group, Stack, VisuallyHidden } from "@mantine/core";
import { IconShoppingCart } from "@tabler/icons-react";
import { jumlahUnit } from "#contract/penjualan/isiKeranjang.ts";
import { useUrlState } from "../../../ui/list/urlState.ts";
import { KeranjangView } from "../keranjang/KeranjangView.tsx";
import { useKeranjang } from "../keranjang/useKeranjang.ts";
import { KatalogList } from "./KatalogList.tsx";
import { OrderDibuat } from "./OrderDibuat.tsx";

/** The catalogue, or the cart in its place; Back leaves the cart. */
export function KatalogPage() {
  const { values, change } = useUrlState();
  if (values.keranjang === "1") {
    const close = (dibuat: string | null = null) => change({ keranjang: null, dibuat }, "push");
    return <KeranjangView onClose={() => close()} onDone={close} />;
  }
  return (
    <Stack gap="lg">
      {/* On the left, because toasts at the top right must not cover the button of the cart. */}
      <Group>
        <TombolKeranjang onOpen={() => change({ keranjang: "1" }, "push")} />
      </Group>
      {values.dibuat && <OrderDibuat idSo={values.dibuat} close={() => change({ dibuat: null }, "replace")} />}
      <KatalogList kategori="utama" />
      <KatalogList kategori="upgrade" />
    </Stack>
  );
}

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
