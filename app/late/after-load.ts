/** Fetched when the page is loaded and idle (early-loader.ts). A module that makes a served page quicker, before React or beside it, is imported here. */
import "./skip-behind-dialogs.ts";
