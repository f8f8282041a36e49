import bakery from "#app/drawings/scenes/bakery.svg";
import bicycle from "#app/drawings/scenes/bicycle.svg";
import bookshop from "#app/drawings/scenes/bookshop.svg";
import ceramics from "#app/drawings/scenes/ceramics.svg";
import charity from "#app/drawings/scenes/charity.svg";
import clinic from "#app/drawings/scenes/clinic.svg";
import coffee from "#app/drawings/scenes/coffee.svg";
import dentist from "#app/drawings/scenes/dentist.svg";
import florist from "#app/drawings/scenes/florist.svg";
import furniture from "#app/drawings/scenes/furniture.svg";
import gym from "#app/drawings/scenes/gym.svg";
import hotel from "#app/drawings/scenes/hotel.svg";
import post from "#app/drawings/scenes/post.svg";
import property from "#app/drawings/scenes/property.svg";
import restaurant from "#app/drawings/scenes/restaurant.svg";
import salon from "#app/drawings/scenes/salon.svg";
import school from "#app/drawings/scenes/school.svg";
import shop from "#app/drawings/scenes/shop.svg";
import textile from "#app/drawings/scenes/textile.svg";
import travel from "#app/drawings/scenes/travel.svg";
import vet from "#app/drawings/scenes/vet.svg";
import winery from "#app/drawings/scenes/winery.svg";
import type { SceneKey } from "#content/trades.ts";

/** Addresses of the postcard scenes, all 360 by 230. */
export const sceneFiles: Readonly<Record<SceneKey, string>> = {
  bakery,
  bicycle,
  bookshop,
  ceramics,
  charity,
  clinic,
  coffee,
  dentist,
  florist,
  furniture,
  gym,
  hotel,
  post,
  property,
  restaurant,
  salon,
  school,
  shop,
  textile,
  travel,
  vet,
  winery,
};
