import { type Order, order } from "#contract/penjualan/order.ts";
import { send } from "../../../api/client.ts";

/** The order as the server has it now. */
export const terbaru = async ({ idSo }: Order): Promise<Order> => (await send(order.getDetailOrder, { idSo })).data;
